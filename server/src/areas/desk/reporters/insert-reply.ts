import { type Db, statement } from '../../../db/statement.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';

const insert = statement({
  name: 'insert_reply',
  text: `insert into reply (report_id, id, message, is_internal, replied_by, replied_at)
    values ($reportId, $replyId, $message, $isInternal, $staffId, $now)`,
  params: {
    reportId: 'uuid',
    replyId: 'uuid',
    message: 'text',
    isInternal: 'bool',
    staffId: 'uuid?',
    now: 'timestamptz',
  },
});

interface NewReply {
  readonly reportId: string;
  readonly message: string;
  readonly isInternal: boolean;
  readonly staffId: string | null;
  readonly now: Date;
}

/** Adds a reply to a locked report: from the list of reports, or the one that goes with a decision. Returns its id. */
export async function insertReply(db: Db, reply: NewReply) {
  const replyId = timeOrderedId();
  await insert.run(db, { ...reply, replyId });
  return replyId;
}
