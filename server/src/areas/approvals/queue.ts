import { WaitingMember, approvalPage } from '@kindred/contract/approvals';
import { type PendingState, pendingStates } from '@kindred/contract/approvals/states';
import { refusalReasons } from '@kindred/contract/approvals/reasons';
import type { Language } from '@kindred/contract/languages';
import { type Static, Object as Row } from 'typebox';
import { Integer, Json, OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import {
  type PresentSite,
  StoredConsents,
  StoredValues,
  namedValues,
  valuesSeenIn,
} from '../../platform/site/own-fields.ts';

const { prompts, photos, invitation } = WaitingMember.properties;

const MemberRow = Row({
  member_id: Uuid,
  state: Word(pendingStates),
  asked_at: Timestamp,
  asked: Integer,
  message: OrNull(Text),
  reason: OrNull(Word(refusalReasons)),
  words: OrNull(Text),
  joined_at: Timestamp,
  first_name: OrNull(Text),
  gender: OrNull(Text),
  city: OrNull(Text),
  bio: OrNull(Text),
  age: OrNull(Integer),
  prompts: Json(prompts),
  own_fields: StoredValues,
  field_consents: StoredConsents,
  photos: OrNull(Json(photos)),
  invitation: OrNull(Json(invitation)),
});

/** Of those who wait, only whom others could meet: there is nothing to look at before. */
const inQueue = `a.state = $state and m.state = 'active' and m.staff_role is null
  and m.email_verified_at is not null and p.complete`;

const selectMembers = statement({
  name: 'list_approvals',
  text: `select a.member_id, a.state, a.asked_at, a.asked, a.message, a.reason, a.words, m.created_at as joined_at,
      p.first_name, p.gender, p.city, p.bio, extract(year from age($today::date, p.birth_date))::int as age,
      p.prompts, p.own_fields, p.field_consents,
      (select json_agg(json_build_object('publicId', f.public_id, 'url', f.url) order by f.position)
        from photo f where f.member_id = m.id and f.review <> 'rejected') as photos,
      (select json_build_object('partner', c.partner, 'memberId', c.member_id, 'name', by.first_name)
        from joined_by_code j join invitation_code c on c.id = j.code_id
          left join profile by on by.member_id = c.member_id
        where j.member_id = m.id) as invitation
    from approval a join member m on m.id = a.member_id join profile p on p.member_id = m.id
    where ${inQueue} and ($cursor::uuid is null
      or (a.asked_at, a.member_id) > (select c.asked_at, c.member_id from approval c where c.member_id = $cursor))
    order by a.asked_at, a.member_id limit $limit`,
  params: { state: 'text', cursor: 'uuid?', today: 'date', limit: 'int8' },
  row: MemberRow,
});

const countMembers = statement({
  name: 'count_approvals',
  text: `select count(*)::int as total from approval a join member m on m.id = a.member_id
      join profile p on p.member_id = m.id where ${inQueue}`,
  params: { state: 'text' },
  row: Row({ total: Integer }),
});

export const countInQueue = async (db: Db, state: PendingState = 'waiting') =>
  (await countMembers.one(db, { state })).total;

interface QueuePage {
  readonly state: PendingState;
  readonly cursor: string | null;
  readonly today: string;
  readonly site: PresentSite;
  readonly language: Language;
}

export async function listQueue(db: Db, { state, cursor, today, site, language }: QueuePage) {
  const rows = await selectMembers.all(db, { state, cursor, today, limit: approvalPage + 1 });
  const members = rows.slice(0, approvalPage).map((row) => toWaiting(row, site, language));
  const nextCursor = rows.length > approvalPage ? (members.at(-1)?._id ?? null) : null;
  return { members, total: await countInQueue(db, state), nextCursor };
}

const toWaiting = (
  row: Static<typeof MemberRow>,
  site: PresentSite,
  language: Language,
): WaitingMember => ({
  _id: row.member_id,
  firstName: row.first_name,
  age: row.age,
  gender: row.gender,
  city: row.city,
  bio: row.bio,
  prompts: row.prompts,
  fields: namedValues(site.document, valuesSeenIn(site, 'staff', row), language).map(
    ({ name, values }) => ({ name, value: values.join(', ') }),
  ),
  photos: row.photos ?? [],
  invitation: row.invitation,
  joinedAt: row.joined_at.toISOString(),
  askedAt: row.asked_at.toISOString(),
  asked: row.asked,
  message: row.message,
  state: row.state,
  reason: row.reason,
  words: row.words,
});
