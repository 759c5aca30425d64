import { lazyRouteComponent } from '@tanstack/react-router';
import { messages } from '../../lib/messages/shell.ts';
import { useSession } from '../../lib/use-session.ts';
import { Header } from './header.tsx';
import { Who } from './who.tsx';

const Bell = lazyRouteComponent(() => import('../../features/notices/bell.tsx'), 'Bell');

export function MemberHeader() {
  const { nav } = messages;
  const { user } = useSession();
  return (
    <Header
      items={[
        { to: '/home', label: nav.home },
        { to: '/faqs', label: nav.faqs },
        { to: '/privacy', label: nav.privacy },
        { to: '/settings', label: nav.settings },
        ...(user?.isAdmin ? [{ to: '/dashboard', label: nav.dashboard } as const] : []),
      ]}
      bell={<Bell />}
    >
      <Who to="/profile" />
    </Header>
  );
}
