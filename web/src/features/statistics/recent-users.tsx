import type { User } from '@kindred/contract/members';
import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../lib/formats.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { nameOf } from './name-of.ts';
import classes from './recent-users.module.css';

export function RecentUsers({ users }: { users: readonly User[] }) {
  const { recent: m } = useMessages('statistics');
  return (
    <section className={classes.panel}>
      <header>
        <h2 id="recent-users">{m.title}</h2>
        <Link to="/users">{m.all}</Link>
      </header>
      {users.length === 0 && <p className={classes.none}>{m.none}</p>}
      {users.length > 0 && (
        <Table.ScrollContainer minWidth={640} tabIndex={0} role="region" aria-labelledby="recent-users">
          <Table>
            <Table.Thead>
              <Table.Tr>
                {[m.name, m.email, m.joined, m.status, m.plan, m.presence].map((column) => (
                  <Table.Th key={column}>{column}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {users.map((user) => (
                <Table.Tr key={user._id}>
                  <Table.Td className={classes.name}>{nameOf(user) ?? m.unknown}</Table.Td>
                  <Table.Td>{user.email}</Table.Td>
                  <Table.Td>{formatDate(user.createdAt)}</Table.Td>
                  <Table.Td>
                    <StatusBadge kind={user.isActive ? 'success' : 'neutral'}>
                      {user.isActive ? m.active : m.inactive}
                    </StatusBadge>
                  </Table.Td>
                  <Table.Td>{user.isVIP ? <StatusBadge kind="gold">{m.premium}</StatusBadge> : m.free}</Table.Td>
                  <Table.Td>
                    <span className={user.isOnline ? classes.online : classes.offline}>
                      {user.isOnline ? m.online : m.offline}
                    </span>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </section>
  );
}
