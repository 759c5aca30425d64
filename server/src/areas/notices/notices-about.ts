import type { NoticeAbout, NoticeKind } from '@kindred/contract/notices/all-kinds';
import { type Db, statement } from '../../db/statement.ts';

/** A notice to a member, by the value of one field of what it is about. */
interface NoticeTo {
  readonly memberId: string;
  readonly value: string;
}

const columnsOf = (notices: readonly NoticeTo[]) => ({
  memberIds: notices.map(({ memberId }) => memberId),
  values: notices.map(({ value }) => value),
});

const params = { memberIds: 'uuid[]', values: 'text[]', kind: 'text', field: 'text' } as const;

const deleteAbout = statement({
  name: 'delete_notices_about',
  text: `delete from notice n using unnest($memberIds::uuid[], $values::text[]) as g (member_id, value)
    where n.member_id = g.member_id and n.kind = $kind and n.about ->> $field = g.value`,
  params,
});

/** Deletes what is no longer true, of locked members. What was not sent yet is not sent. */
export async function deleteNotices<K extends NoticeKind>(
  db: Db,
  kind: K,
  field: keyof NoticeAbout<K> & string,
  notices: readonly NoticeTo[],
) {
  if (notices.length > 0) await deleteAbout.run(db, { ...columnsOf(notices), kind, field });
}

const clearField = statement({
  name: 'clear_field_of_notices',
  text: `update notice n set about = n.about || jsonb_build_object($cleared::text, null)
    from unnest($memberIds::uuid[], $values::text[]) as g (member_id, value)
    where n.member_id = g.member_id and n.kind = $kind and n.about ->> $field = g.value`,
  params: { ...params, cleared: 'text' },
});

/** Removes from notices to others what named a member who is erased. */
export async function clearNotices<K extends NoticeKind>(
  db: Db,
  kind: K,
  { field, cleared }: Record<'field' | 'cleared', keyof NoticeAbout<K> & string>,
  notices: readonly NoticeTo[],
) {
  if (notices.length > 0) await clearField.run(db, { ...columnsOf(notices), kind, field, cleared });
}
