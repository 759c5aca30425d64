import {
  IconFlag,
  IconHistory,
  IconLayoutDashboard,
  IconPhotoCheck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { config } from '../../lib/config.ts';
import { messages } from '../../lib/messages/shell.ts';
import { useSession } from '../../lib/use-session.ts';
import { Header } from './header.tsx';
import { Who } from './who.tsx';

const reviewers: readonly string[] = ['administrator', 'moderator'];

export function AdminHeader() {
  const { nav } = messages;
  const role = useSession().user?.staffRole ?? '';
  return (
    <Header
      dense
      items={[
        { to: '/dashboard', label: nav.dashboard, icon: IconLayoutDashboard },
        { to: '/users', label: nav.users, icon: IconUsers },
        { to: '/reports', label: nav.reports, icon: IconFlag },
        ...(config.photoReview && reviewers.includes(role)
          ? [{ to: '/photo-review', label: nav.photoReview, icon: IconPhotoCheck } as const]
          : []),
        ...(role === 'administrator'
          ? ([
              { to: '/team', label: nav.team, icon: IconUsersGroup },
              { to: '/audit', label: nav.audit, icon: IconHistory },
            ] as const)
          : []),
      ]}
    >
      <Who badge={nav.admin} to="/security" />
    </Header>
  );
}
