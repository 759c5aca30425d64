import { messages as m } from '../../lib/messages/shell.ts';
import { Header } from './header.tsx';
import { useMenu } from './use-menu.ts';
import { Who } from './who.tsx';

export function StaffHeader() {
  return (
    <Header dense entries={useMenu('staff')}>
      <Who badge={m.nav.admin} to="/security" />
    </Header>
  );
}
