import { IconFlag, IconLayoutDashboard, IconUsers } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages/messages.ts';
import { Header } from './header.tsx';
import { Who } from './who.tsx';

export function AdminHeader() {
  const { nav } = useMessages('shell');
  return (
    <Header
      dense
      items={[
        { to: '/dashboard', label: nav.dashboard, icon: IconLayoutDashboard },
        { to: '/users', label: nav.users, icon: IconUsers },
        { to: '/reports', label: nav.reports, icon: IconFlag },
      ]}
    >
      <Who badge={nav.admin} to="/security" />
    </Header>
  );
}
