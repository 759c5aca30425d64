import { type Permission, hasPermission, permissions } from '@kindred/contract/permissions';
import { staffRoles } from '@kindred/contract/route';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { messages as m } from '../../lib/messages/team.ts';
import { DataTable } from '../../ui/data-table.tsx';
import classes from './team-page.module.css';

export function RoleMatrix() {
  const names = Object.keys(permissions) as Permission[];
  return (
    <>
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
                <Mark yes={hasPermission(role, name)} />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      <p className={classes.none}>{m.rules}</p>
    </>
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
