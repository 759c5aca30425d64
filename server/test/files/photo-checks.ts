import type { OwnPhotoCheck, WaitingCheck } from '@kindred/contract/photo-checks';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { createPerson } from '../members/people.ts';
import { makePicture } from './images.ts';

type Person = Awaited<ReturnType<typeof createPerson>>;

export const noHints = { oneFace: 'unknown', sharp: 'yes', bright: 'yes', moved: 'yes' } as const;

export async function ownCheck(person: Person) {
  return (await person.get('/photo-check')).json<{ data: OwnPhotoCheck }>().data;
}

export const beginCheck = (person: Person, more: object = {}) =>
  person.send('PUT', '/photo-check', { consent: true, ...more });

export async function sendPicture(person: Person, { number = 1, words = '' } = {}) {
  const picture = (await makePicture(number)).toString('base64');
  const body = { picture, device: noHints, ...(words && { words }) };
  return person.send('PUT', '/photo-check/picture', body);
}

/** A check of the person that waits for the team. */
export async function sendCheck(
  person: Person,
  more: { number?: number; words?: string; appeal?: true } = {},
) {
  const { appeal, ...sent } = more;
  expect((await beginCheck(person, { ...(appeal && { appeal }) })).statusCode).toBe(200);
  const answer = await sendPicture(person, sent);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: { status: 'waiting' } }]);
}

export async function takeChecks(staff: Person, count = 5) {
  const answer = await staff.send('PUT', '/photo-checks/claims', { count });
  return answer.json<{ data: { checks: WaitingCheck[]; waiting: number } }>().data;
}

export const decideCheck = (
  staff: Person,
  { _id, photos }: Pick<WaitingCheck, '_id' | 'photos'>,
  decision: string,
  reason?: string,
) =>
  staff.send('PUT', `/photo-checks/${_id}`, {
    decision,
    ...(reason && { reason }),
    ...(photos[0] && { mainPhoto: photos[0].publicId }),
  });

/** Waits until decisions are final. */
export async function settleChecks({ pool, jobs }: FastifyInstance) {
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  await jobs.runDue();
}

/** Lets a moderator approve the photo check of someone. */
export async function checkPhotosOf(app: FastifyInstance, person: Person, staff: Person) {
  await sendCheck(person);
  const check = (await takeChecks(staff, 10)).checks.find(({ memberId }) => memberId === person.id);
  if (!check) throw new Error('The check is not in the queue');
  expect((await decideCheck(staff, check, 'approve')).statusCode).toBe(200);
  await settleChecks(app);
}
