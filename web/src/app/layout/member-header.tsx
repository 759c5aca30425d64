import { lazyRouteComponent } from '@tanstack/react-router';
import { useMessages } from '../../lib/messages/messages.ts';
import { Header } from './header.tsx';
import { Who } from './who.tsx';

const Bell = lazyRouteComponent(() => import('../../features/notifications/bell.tsx'), 'Bell');

export function MemberHeader() {
  const { nav } = useMessages('shell');
  return (
    <Header
      items={[
        { to: '/home', label: nav.home },
        { to: '/faqs', label: nav.faqs },
        { to: '/privacy', label: nav.privacy },
        { to: '/settings', label: nav.settings },
      ]}
      bell={<Bell />}
    >
      <Who to="/profile" />
    </Header>
  );
}
