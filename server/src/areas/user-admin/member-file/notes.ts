import type { Note } from '@kindred/contract/user-admin/notes';
import { type Static, Object as Row } from 'typebox';
import { Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { PersonColumn, personJson } from './person.ts';

/** The list shows the latest ones. */
const maxNotes = 200;

const NoteRow = Row({ id: Uuid, body: Text, created_at: Timestamp, author: PersonColumn });

const columns = `n.id, n.body, n.created_at, ${personJson('n.author_id')} as author`;

const selectNotes = statement({
  name: 'find_notes',
  text: `select ${columns} from note n where n.member_id = $memberId
    order by n.id desc limit ${maxNotes}`,
  params: { memberId: 'uuid' },
  row: NoteRow,
});

/** The notes about a member, latest first. */
export async function findNotes(db: Db, memberId: string, { id }: Caller): Promise<Note[]> {
  return (await selectNotes.all(db, { memberId })).map((row) => toNote(row, id));
}

const insert = statement({
  name: 'insert_note',
  text: `insert into note (member_id, id, author_id, body, created_at)
    select m.id, $id, $authorId, $body, $now from member m
    where m.id = $memberId and m.state <> 'erased'`,
  params: { memberId: 'uuid', id: 'uuid', authorId: 'uuid', body: 'text', now: 'timestamptz' },
});

const selectNote = statement({
  name: 'find_note',
  text: `select ${columns} from note n where n.member_id = $memberId and n.id = $id`,
  params: { memberId: 'uuid', id: 'uuid' },
  row: NoteRow,
});

export async function insertNote(
  db: Db,
  { memberId, body, author, now }: { memberId: string; body: string; author: Caller; now: Date },
): Promise<Note> {
  const id = timeOrderedId();
  if (!(await insert.run(db, { memberId, id, authorId: author.id, body, now })))
    throw new AppError('user_not_found');
  return toNote(await selectNote.one(db, { memberId, id }), author.id);
}

const deleteNote = statement({
  name: 'delete_note',
  text: 'delete from note where member_id = $memberId and id = $id and author_id = $authorId',
  params: { memberId: 'uuid', id: 'uuid', authorId: 'uuid' },
});

/** Authors delete their own notes only. */
export async function removeNote(db: Db, memberId: string, id: string, authorId: string) {
  if (!(await deleteNote.run(db, { memberId, id, authorId }))) throw new AppError('note_not_found');
}

const toNote = (
  { id, body, author, created_at }: Static<typeof NoteRow>,
  reader: string,
): Note => ({
  _id: id,
  body,
  author,
  createdAt: created_at.toISOString(),
  mine: author?._id === reader,
});
