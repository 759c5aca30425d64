import { Object as Row } from 'typebox';
import { Flag, OrNull, Text, Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  type Place,
  findMatchingPlace,
  findNamedPlace,
  placeRequest,
} from '../desk/picture-requests/place.ts';
import { copyEvidence } from './evidence.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** The photo, if the team has said which one it is about. */
    'copy-evidence-of-notice': { reportId: string; publicId: string | null };
  }
}

const selectNotice = statement({
  name: 'find_notice_without_evidence',
  text: `select r.reported_id, w.location, q.report_id is not null as asks_to_remove
    from report r join notice_sender w on w.report_id = r.id
      left join picture_request q on q.report_id = r.id
    where r.id = $reportId and r.status_rank <= 1`,
  params: { reportId: 'uuid' },
  row: Row({ reported_id: OrNull(Uuid), location: Text, asks_to_remove: Flag }),
});

/**
 * Copies what a notice of the public form is about, right after its response: a request that copied it took longer for a
 * member who exists. The job is added for every notice. One about an intimate picture may name a photo, or bring it along.
 */
export const copyEvidenceOfNotices = ({ pool, jobs, now, site }: JobsApp) =>
  jobs.handle('copy-evidence-of-notice', ({ reportId, publicId }) =>
    inTransaction(pool, async (client) => {
      const notice = await selectNotice.first(client, { reportId });
      if (!notice) return;
      const found = await findPlace(client, reportId, notice);
      const reportedId = notice.reported_id ?? found?.memberId;
      if (!reportedId || !(await lockMember(client, reportedId))) return;
      if (!notice.reported_id) await placeRequest(client, reportId, reportedId, now());
      const photo = publicId ?? found?.publicId;
      const report = photo ? { publicId: photo } : {};
      await copyEvidence(client, {
        reportId,
        reportedId,
        reporterId: null,
        report,
        now: now(),
        site,
      });
    }),
  );

interface Notice {
  readonly reported_id: string | null;
  readonly location: string;
  readonly asks_to_remove: boolean;
}

async function findPlace(
  db: Db,
  reportId: string,
  { reported_id: memberId, location, asks_to_remove }: Notice,
): Promise<Place | null> {
  if (!asks_to_remove) return null;
  const named = await findNamedPlace(db, location);
  const isTheirs = named && (!memberId || named.memberId === memberId);
  if (isTheirs && named.publicId) return named;
  const of = memberId ?? (isTheirs ? named.memberId : null);
  return (await findMatchingPlace(db, reportId, of)) ?? (isTheirs ? named : null);
}
