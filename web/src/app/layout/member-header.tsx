import { lazyRouteComponent } from '@tanstack/react-router';
import { Header } from './header.tsx';
import { useMenu } from './use-menu.ts';
import { Who } from './who.tsx';

const Bell = lazyRouteComponent(() => import('../../features/notices/bell.tsx'), 'Bell');

export function MemberHeader() {
  return (
    <Header entries={useMenu('member')} bell={<Bell />}>
      <Who to="/profile" />
    </Header>
  );
}
