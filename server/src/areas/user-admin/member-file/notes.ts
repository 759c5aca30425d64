import type { Note } from '@kindred/contract/user-admin/member-file';
import type { Pool, PoolClient } from 'pg';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { personJson } from './person.ts';

/** More than this of one member nobody reads. */
const mostNotes = 200;

interface NoteRow {
  id: string;
  body: string;
  author: Note['author'];
  created_at: Date;
}

const columns = `n.id, n.body, n.created_at, ${personJson('n.author_id')} as author`;

/** Latest first. */
export async function findNotes(pool: Pool, memberId: string, { id }: Caller): Promise<Note[]> {
  const { rows } = await pool.query<NoteRow>({
    name: 'find_notes',
    text: `select ${columns} from note n where n.member_id = $1 order by n.id desc limit ${mostNotes}`,
    values: [memberId],
  });
  return rows.map((row) => toNote(row, id));
}

export async function insertNote(
  client: PoolClient,
  { memberId, body, author, now }: { memberId: string; body: string; author: Caller; now: Date },
): Promise<Note> {
  const id = timeOrderedId();
  const { rowCount } = await client.query({
    name: 'insert_note',
    text: `insert into note (member_id, id, author_id, body, created_at)
      select m.id, $2, $3, $4, $5 from member m where m.id = $1 and m.state <> 'erased'`,
    values: [memberId, id, author.id, body, now],
  });
  if (!rowCount) throw new AppError('not_found', 'There is nobody with this id.');
  const { rows } = await client.query<NoteRow>({
    name: 'find_note',
    text: `select ${columns} from note n where n.member_id = $1 and n.id = $2`,
    values: [memberId, id],
  });
  const [row] = rows;
  if (!row) throw new Error('A note that was just written is there');
  return toNote(row, author.id);
}

/** Of one's own alone. */
export async function removeNote(client: PoolClient, memberId: string, id: string, author: string) {
  const { rowCount } = await client.query({
    name: 'delete_note',
    text: 'delete from note where member_id = $1 and id = $2 and author_id = $3',
    values: [memberId, id, author],
  });
  if (!rowCount) throw new AppError('not_found', 'There is no such note of yours.');
}

const toNote = ({ id, body, author, created_at }: NoteRow, reader: string): Note => ({
  _id: id,
  body,
  author,
  createdAt: created_at.toISOString(),
  mine: author?._id === reader,
});
