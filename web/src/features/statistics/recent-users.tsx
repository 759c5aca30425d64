import type { User } from '@kindred/contract/members';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages } from '#texts/statistics.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { fullName } from '../../lib/facts/full-name.ts';
import { PhotoAvatar } from '../../widgets/photos/photo-avatar.tsx';
import panel from '../../ui/pages/panel.module.css';
import presence from '../../ui/presence.module.css';
import classes from './recent-users.module.css';

export function RecentUsers({ users }: { users: readonly User[] }) {
  const { recent: m } = messages;
  return (
    <section className={`${panel.panel} ${classes.panel}`}>
      <header className="flex items-baseline justify-between px-5 pt-4 pb-2 text-sm">
        <h2 className="heading">{m.title}</h2>
        <Link to="/users">{m.all}</Link>
      </header>
      {users.length === 0 && <p className="px-5 py-4 text-muted">{m.none}</p>}
      {users.length > 0 && (
        <DataTable
          label={m.title}
          stacks
          columns={[m.name, m.email, m.joined, m.status, m.plan, m.presence]}
        >
          {users.map((user) => (
            <tr key={user._id} className={classes.recent}>
              <td className={`font-semibold ${classes.cell}`}>
                <div className="flex items-center gap-2.5">
                  <PhotoAvatar
                    name={fullName(user) ?? m.unknown}
                    picture={user.profilePicture}
                    focus={user.profilePictureFocus}
                    size={28}
                  />
                  <span
                    className={`block overflow-hidden text-ellipsis ${classes.long}`}
                    title={fullName(user) ?? m.unknown}
                  >
                    {fullName(user) ?? m.unknown}
                    <small
                      className={`block overflow-hidden text-xs font-normal text-ellipsis text-muted ${classes.emailBelow}`}
                    >
                      {user.email}
                    </small>
                  </span>
                </div>
              </td>
              <td data-wide className={`${classes.email} ${classes.cell}`}>
                <span
                  className={`block overflow-hidden text-ellipsis ${classes.long}`}
                  title={user.email}
                >
                  {user.email}
                </span>
              </td>
              <td className={`${classes.cell} ${classes.joined}`} data-label={m.joined}>
                <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time>
              </td>
              <td className={classes.cell} data-label={m.status}>
                <StatusBadge kind={user.isActive ? 'success' : 'neutral'}>
                  {user.isActive ? m.active : m.inactive}
                </StatusBadge>
              </td>
              <td className={classes.cell} data-label={m.plan}>
                {user.isVIP ? <StatusBadge kind="gold">{m.premium}</StatusBadge> : m.free}
              </td>
              <td className={`${classes.cell} ${classes.presence}`} data-label={m.presence}>
                <span
                  className={`inline-flex items-center gap-1.5 ${presence.presence}`}
                  data-presence={user.isOnline ? 'online' : 'inactive'}
                >
                  {user.isOnline ? m.online : m.offline}
                </span>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
