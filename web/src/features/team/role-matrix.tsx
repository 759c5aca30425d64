import { messages as roles } from '#texts/roles.ts';
import { type Permission, hasPermission, permissions } from '@kindred/contract/permissions';
import { staffRoles } from '@kindred/contract/route';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { messages as m } from '#texts/team.ts';
import dataTable from '../../ui/lists/data-table.module.css';
import classes from './role-matrix.module.css';

/** On a phone the columns have short names, and an icon replaces the word. */
export function RoleMatrix() {
  const names = Object.keys(permissions) as Permission[];
  return (
    <>
      <table
        className={`w-full table-fixed text-sm tabular-nums ${dataTable.table} ${classes.matrix}`}
        aria-label={m.matrix}
      >
        <thead className={`${classes.headRows} ${dataTable.headRows}`}>
          <tr>
            <th className={`${classes.headCell} ${classes.cell}`} scope="col">
              {m.action}
            </th>
            {staffRoles.map((role) => (
              <th
                className={`${classes.headCell} ${classes.cell}`}
                key={role}
                scope="col"
                aria-label={roles[role]}
              >
                <span className="max-narrow:hidden">{roles[role]}</span>
                <span className={`hidden ${classes.short}`}>{m.shortRoles[role]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.rows}>
          {names.map((name) => (
            <tr className={classes.row} key={name}>
              <th className={`${classes.headCell} ${classes.cell}`} scope="row">
                {m.actions[name]}
              </th>
              {staffRoles.map((role) => (
                <td className={classes.cell} key={role}>
                  <Mark yes={hasPermission(role, name)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line-soft px-5 py-3 text-muted">{m.rules}</p>
    </>
  );
}

function Mark({ yes }: { yes: boolean }) {
  const Icon = yes ? IconCheck : IconMinus;
  return (
    <span className={`inline-flex items-center gap-1.5 align-middle ${yes ? '' : 'text-faint'}`}>
      <Icon className={yes ? 'text-success' : undefined} size={18} stroke={2} aria-hidden />{' '}
      <span className="max-narrow:sr-only">{yes ? m.may : m.mayNot}</span>
    </span>
  );
}
