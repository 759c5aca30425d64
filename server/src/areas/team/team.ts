import type { StaffRole } from '@kindred/contract/route';
import type { MemberState } from '@kindred/contract/user-admin';
import type { Colleague, Invitation } from '@kindred/contract/team';
import type { Pool } from 'pg';
import { type InvitationRow, toSent } from './invitation.ts';

interface Row {
  id: string;
  name: string | null;
  email: string;
  picture: string | null;
  staff_role: StaffRole;
  state: MemberState;
  second_factor: boolean;
  last_active: Date | null;
}

const nameOf = (table: string) =>
  `nullif(concat_ws(' ', ${table}.first_name, ${table}.last_name), '')`;

export async function findTeam(pool: Pool): Promise<Colleague[]> {
  const { rows } = await pool.query<Row>({
    name: 'find_team',
    text: `select m.id, ${nameOf('p')} as name, m.email, m.staff_role, m.state, a.last_active,
        f.sealed is not null as second_factor, h.url as picture
      from member m
        left join profile p on p.member_id = m.id
        left join presence a on a.member_id = m.id
        left join factor f on f.member_id = m.id
        left join photo h on h.member_id = m.id and h.position = 0
      where m.staff_role is not null and m.state <> 'erased'
      order by m.staff_role, name collate "C", m.id`,
  });
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    profilePicture: row.picture,
    role: row.staff_role,
    state: row.state,
    secondFactor: row.second_factor,
    lastActive: row.last_active?.toISOString() ?? null,
  }));
}

export async function findInvitations(pool: Pool): Promise<Invitation[]> {
  const { rows } = await pool.query<InvitationRow & { inviter: string | null }>({
    name: 'find_invitations',
    text: `select i.*, coalesce(${nameOf('p')}, m.email) as inviter
      from invitation i left join member m on m.id = i.invited_by
        left join profile p on p.member_id = m.id
      order by i.sent_at desc, i.id`,
  });
  return rows.map((row) => ({ ...toSent(row), invitedBy: row.inviter }));
}
