import { removals } from '@kindred/contract/desk/sanctions';
import { listOf } from '../../../db/list-of.ts';
import { appealMonths } from '@kindred/contract/desk/outcomes';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { deletePosition } from '../../photos/pictures.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-removed-content': object;
  }
}

const batchSize = 500;

const selectDue = statement({
  name: 'find_removed_content_to_delete',
  text: `select d.id, d.member_id, d.photo_id from decision d
    where d.notified_at < $before and d.reversed_at is null and d.before <> '{}'
      and d.action in ${listOf(removals)}
      and not exists (select from appeal a where a.decision_id = d.id and a.outcome is null)
    order by d.notified_at limit ${batchSize}`,
  params: { before: 'timestamptz' },
  row: Row({ id: Uuid, member_id: OrNull(Uuid), photo_id: OrNull(Text) }),
});

const selectHidden = statement({
  name: 'find_hidden_photo',
  text: `select position from photo
    where member_id = $memberId and public_id = $publicId and review_reason = 'case'`,
  params: { memberId: 'uuid', publicId: 'text' },
  row: Row({ position: Integer }),
});

const forget = statement({
  name: 'forget_removed_content',
  text: `update decision set before = '{}' where id = $id`,
  params: { id: 'uuid' },
});

/** Deletes what was hidden when the removal can no longer be appealed. */
export function deleteRemovedContent({ pool, jobs, now }: JobsApp) {
  jobs.schedule('delete-removed-content', '17 4 * * *', async () => {
    const before = new Date(now());
    before.setUTCMonth(before.getUTCMonth() - appealMonths);
    let due: Awaited<ReturnType<typeof selectDue.all>>;
    do {
      due = await selectDue.all(pool, { before });
      for (const each of due) await inTransaction(pool, (client) => deleteContent(client, each));
    } while (due.length === batchSize);
  });
}

interface Removed {
  readonly id: string;
  readonly member_id: string | null;
  readonly photo_id: string | null;
}

async function deleteContent(db: Db, { id, member_id: memberId, photo_id: publicId }: Removed) {
  if (memberId && publicId && (await lockMember(db, memberId))) {
    const hidden = await selectHidden.first(db, { memberId, publicId });
    if (hidden) await deletePosition(db, memberId, hidden.position);
  }
  await forget.run(db, { id });
}
