import { listAudit } from '@kindred/contract/audit';
import {
  changeUserVip,
  endUserSession,
  readMemberFile,
} from '@kindred/contract/user-admin/member-file';
import { decidePhoto } from '@kindred/contract/moderation/photo-review';
import { deleteReport, replyToReport } from '@kindred/contract/reports/handling';
import { type Route, staffRoles } from '@kindred/contract/route';
import { changeUserStatus, editUser } from '@kindred/contract/user-admin';
import { dashboard } from '@kindred/contract/statistics';
import { invite } from '@kindred/contract/team';
import { exportUsers } from '@kindred/contract/user-admin/user-list';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { messages as m } from '../../lib/messages/team.ts';
import { DataTable } from '../../ui/data-table.tsx';
import classes from './team-page.module.css';

/** The routes themselves, so that the table is always true. */
const routes = {
  dashboard,
  file: readMemberFile,
  edit: editUser,
  state: changeUserStatus,
  session: endUserSession,
  vip: changeUserVip,
  export: exportUsers,
  reply: replyToReport,
  deleteReport,
  photos: decidePhoto,
  team: invite,
  audit: listAudit,
} satisfies Record<string, Route>;

export function RoleMatrix() {
  const names = Object.keys(routes) as (keyof typeof routes)[];
  return (
    <DataTable
      label={m.matrix}
      columns={[m.action, ...staffRoles.map((role) => m.roles[role])]}
      stacks
    >
      {names.map((name) => (
        <tr key={name}>
          <td>{m.actions[name]}</td>
          {staffRoles.map((role) => (
            <td key={role} data-label={m.roles[role]}>
              <Mark yes={routes[name].access.some((allowed) => allowed === role)} />
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

function Mark({ yes }: { yes: boolean }) {
  const Icon = yes ? IconCheck : IconMinus;
  return (
    <span className={yes ? classes.yes : classes.no}>
      <Icon size={16} stroke={2} aria-hidden /> {yes ? m.may : m.mayNot}
    </span>
  );
}
