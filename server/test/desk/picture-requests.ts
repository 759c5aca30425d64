import { apiBase } from '@kindred/contract/route';
import type { OpenedRequest } from '@kindred/contract/reports/picture-request';
import type { FastifyInstance } from 'fastify';
import { formWith, upload } from '../files/images.ts';
import type { createPerson } from '../members/people.ts';

type Person = Awaited<ReturnType<typeof createPerson>>;

interface Receipt {
  reference: string;
  dueAt: string;
  token: string;
}

export const postAsStranger = (app: FastifyInstance, url: string, payload: object) =>
  app.inject({ method: 'POST', url: `${apiBase}${url}`, payload });

export const completeRequest = {
  asksAs: 'self',
  name: 'Ida Tal',
  signature: 'Ida Tal',
  email: 'ida@elsewhere.example',
  location: 'I do not know whose profile it is',
  description: 'I lie on a red sofa.',
  goodFaith: true,
} as const;

/** Sends the public form, and lets the job after it find what it is about. */
export async function askToRemove(app: FastifyInstance, fields: object = {}) {
  const answer = await postAsStranger(app, '/picture-requests', { ...completeRequest, ...fields });
  if (answer.statusCode !== 200) throw new Error(`Asking answered ${answer.body}`);
  await app.jobs.runDue();
  return answer.json<{ data: Receipt }>().data;
}

export async function fingerprintOf(app: FastifyInstance, content: Buffer) {
  const { payload, type } = await formWith(content);
  const answer = await app.inject({
    method: 'POST',
    url: `${apiBase}/picture-requests/fingerprint`,
    payload,
    headers: { 'content-type': type },
  });
  return answer.json<{ data: { fingerprint: string } }>().data.fingerprint;
}

export async function openRequest(app: FastifyInstance, { token }: { token: string }) {
  const answer = await postAsStranger(app, '/picture-requests/open', { token });
  return answer.json<{ data: { request: OpenedRequest } }>().data.request;
}

/** The case that a request is in. */
export async function caseOf({ pool }: FastifyInstance, { reference }: { reference: string }) {
  const { rows } = await pool.query<{ id: string; report_id: string }>(
    `select case_id as id, id as report_id from report where right(id::text, 6) = $1`,
    [reference.slice(1)],
  );
  return { id: rows[0]?.id ?? '', reportId: rows[0]?.report_id ?? '' };
}

/** An approved photo of a profile, besides the main one. */
export async function addPicture(app: FastifyInstance, person: Person, content: Buffer) {
  const answer = await upload(person, content);
  const { data } = answer.json<{ data: { publicId: string; url: string } }>();
  await person.send('PUT', '/auth/upload-pictures', { imagesData: [data] });
  await app.pool.query(`update photo set review = 'approved' where public_id = $1`, [
    data.publicId,
  ]);
  return data.publicId;
}

/** Whether others can see a photo. */
export async function isShown({ pool }: FastifyInstance, publicId: string) {
  const { rows } = await pool.query(
    `select from photo where public_id = $1 and review = 'approved'`,
    [publicId],
  );
  return rows.length > 0;
}
