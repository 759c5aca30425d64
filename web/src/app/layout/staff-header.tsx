import { messages as m } from '../../lib/messages/shell.ts';
import { AccountControls } from './account-controls.tsx';
import { Header } from './header.tsx';
import { useMenu } from './use-menu.ts';

export function StaffHeader() {
  return (
    <Header dense entries={useMenu('staff')}>
      <AccountControls badge={m.nav.admin} to="/security" />
    </Header>
  );
}
