import { lazyRouteComponent } from '@tanstack/react-router';
import { AccountControls } from './account-controls.tsx';
import { Header } from './header.tsx';
import { useMenu } from './use-menu.ts';

const Bell = lazyRouteComponent(() => import('../../features/notices/bell.tsx'), 'Bell');

export function MemberHeader() {
  return (
    <Header entries={useMenu('member')} bell={<Bell />}>
      <AccountControls to="/profile" />
    </Header>
  );
}
