import { staffRoles } from '@kindred/contract/route';
import type { Colleague, Invitation } from '@kindred/contract/team';
import { memberStatuses } from '@kindred/contract/user-admin';
import { Object as Row } from 'typebox';
import { Flag, OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { PhotoFocus, focusColumn } from '../members/photo-focus.ts';
import { invitationFields, toSentInvitation } from './invitation.ts';

const nameOf = (table: string) =>
  `nullif(concat_ws(' ', ${table}.first_name, ${table}.last_name), '')`;

const selectTeam = statement({
  name: 'find_team',
  text: `select m.id, ${nameOf('p')} as name, m.email, m.staff_role, m.state, a.last_active,
      s.sealed is not null as second_factor, photo_url_in_state(f.url, m.state) as picture, ${focusColumn} as focus
    from member m
      left join profile p on p.member_id = m.id
      left join presence a on a.member_id = m.id
      left join factor s on s.member_id = m.id
      left join photo f on f.member_id = m.id and f.position = 0 and f.review <> 'rejected'
    where m.staff_role is not null and m.state <> 'erased'
    order by m.staff_role, name collate "C", m.id`,
  row: Row({
    id: Uuid,
    name: OrNull(Text),
    email: Text,
    staff_role: Word(staffRoles),
    state: Word(memberStatuses),
    last_active: OrNull(Timestamp),
    second_factor: Flag,
    picture: OrNull(Text),
    focus: PhotoFocus,
  }),
});

export async function findTeam(db: Db): Promise<Colleague[]> {
  const rows = await selectTeam.all(db);
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    profilePicture: row.picture,
    profilePictureFocus: row.focus,
    role: row.staff_role,
    state: row.state,
    secondFactor: row.second_factor,
    lastActive: row.last_active?.toISOString() ?? null,
  }));
}

const selectInvitations = statement({
  name: 'find_invitations',
  text: `select i.id, i.email, i.role, i.sent_at, i.expires_at,
      coalesce(${nameOf('p')}, m.email) as inviter
    from invitation i left join member m on m.id = i.invited_by
      left join profile p on p.member_id = m.id
    order by i.sent_at desc, i.id`,
  row: Row({ ...invitationFields, inviter: OrNull(Text) }),
});

export async function findInvitations(db: Db): Promise<Invitation[]> {
  const rows = await selectInvitations.all(db);
  return rows.map((row) => ({ ...toSentInvitation(row), invitedBy: row.inviter }));
}
