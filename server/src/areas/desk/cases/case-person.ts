import { CasePerson } from '@kindred/contract/desk/case-parts';
import { memberStatuses } from '@kindred/contract/user-admin';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, LanguageOrNull, OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { focusColumn } from '../../members/photo-focus.ts';
import { languageFor } from '../../../platform/text/language-texts.ts';
import { colleagueJson, nameOf } from '../person.ts';

const { photos, notes, cases } = CasePerson.properties;

/** Times are as the database writes them in JSON. */
export const PersonRow = Row({
  id: Uuid,
  name: OrNull(Text),
  email: Text,
  language: LanguageOrNull,
  verified: Flag,
  is_vip: Flag,
  is_staff: Flag,
  created_at: Text,
  state: Word(memberStatuses),
  state_reason: OrNull(Text),
  state_until: OrNull(Text),
  bio: OrNull(Text),
  photos,
  notes,
  note_count: Integer,
  cases,
  case_count: Integer,
  reports_made: Integer,
  blocked_by: Integer,
});

/** The person of a case, with their other cases, as JSON. */
export const personJson = (
  caseColumn: string,
  column: string,
) => `(select row_to_json(person) from (
    select m.id, ${nameOf('p')} as name, m.email, m.language, m.email_verified_at is not null as verified,
      m.is_vip, m.staff_role is not null as is_staff, m.created_at, m.state, m.state_reason,
      m.state_until, p.bio,
      coalesce((select json_agg(json_build_object('publicId', f.public_id,
          'url', photo_url_in_state(f.url, m.state), 'focus', ${focusColumn}) order by f.position)
        from photo f where f.member_id = m.id and (f.review <> 'rejected' or f.review_reason = 'clock')), '[]') as photos,
      coalesce((select json_agg(json_build_object('_id', n.id, 'body', n.body,
          'author', ${colleagueJson('n.author_id')}, 'createdAt', n.created_at) order by n.id desc)
        from (select * from note where member_id = m.id order by id desc limit 50) as n), '[]') as notes,
      (select count(*)::int from note where member_id = m.id) as note_count,
      coalesce((select json_agg(json_build_object('_id', c.id, 'openedAt', c.opened_at,
          'closedAt', c.closed_at, 'reports', (select count(*) from report r where r.case_id = c.id))
          order by c.opened_at desc, c.id)
        from (select * from report_case where member_id = m.id and id <> ${caseColumn}
          order by opened_at desc, id limit 20) as c), '[]') as cases,
      (select count(*)::int from report_case where member_id = m.id and id <> ${caseColumn}) as case_count,
      (select count(*)::int from report where reporter_id = m.id) as reports_made,
      (select count(*)::int from block where member_id = m.id and theirs) as blocked_by
    from member m left join profile p on p.member_id = m.id where m.id = ${column}) as person)`;

const iso = (time: string) => new Date(time).toISOString();

export const toPerson = (row: Static<typeof PersonRow>): Omit<CasePerson, 'strikes'> => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  language: languageFor(row.language),
  verified: row.verified,
  isVIP: row.is_vip,
  isStaff: row.is_staff,
  joinedAt: iso(row.created_at),
  state: row.state,
  stateReason: row.state_reason,
  stateUntil: row.state_until && iso(row.state_until),
  photos: row.photos,
  bio: row.bio,
  notes: row.notes.map((note) => ({ ...note, createdAt: iso(note.createdAt) })),
  notesLeftOut: row.note_count - row.notes.length,
  cases: row.cases.map((each) => ({
    ...each,
    openedAt: iso(each.openedAt),
    closedAt: each.closedAt && iso(each.closedAt),
  })),
  casesLeftOut: row.case_count - row.cases.length,
  reportsMade: row.reports_made,
  blockedBy: row.blocked_by,
});
