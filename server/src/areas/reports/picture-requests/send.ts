import type { sendPictureRequest } from '@kindred/contract/reports/picture-request';
import { reportReasons } from '@kindred/contract/reports/reasons';
import type { Language } from '@kindred/contract/languages';
import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import { AppError } from '../../../errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { insertSender, lockNamed } from '../content-notice.ts';
import { insertReport } from '../create-report.ts';

type NewRequest = Static<(typeof sendPictureRequest)['schema']['body']>;

const reason = 'intimate-picture';

/** What a person would read as the same name. */
const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

function refuseIncomplete({ asksAs, name, signature, person, email, contact }: NewRequest) {
  if (asksAs === 'representative' && !person) throw new AppError('shown_person_missing');
  if (!email && !contact) throw new AppError('contact_missing');
  if (plain(signature) !== plain(name)) throw new AppError('signature_differs');
}

/** A report of a stranger with a clock. Nothing in its answer or its time depends on whether there is such a member. */
export async function addPictureRequest(
  client: PoolClient,
  request: NewRequest,
  { now, language }: { now: Date; language: Language | null },
) {
  refuseIncomplete(request);
  const { asksAs, name, person, email, contact, location, description, fingerprint } = request;
  const reportedId = await lockNamed(client, location);
  const { problem_type } = reportReasons[reason];
  const form = {
    asksAs,
    signature: name,
    person: asksAs === 'representative' ? (person ?? null) : null,
    contact: contact ?? null,
    fingerprint: fingerprint ?? null,
  };
  const report = { problem_type, reason, description, form } as const;
  const reportId = await insertReport(client, null, reportedId, report, now);
  const sender = email ? { name, email: email.toLowerCase() } : { name: null, email: null };
  await insertSender.run(client, { reportId, ...sender, location, language });
  await addJob(client, 'copy-evidence-of-notice', { reportId, publicId: null });
  return { reportId, to: sender.email };
}
