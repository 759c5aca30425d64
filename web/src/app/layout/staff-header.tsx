import { Header } from './header.tsx';
import { StaffControls } from './staff-controls.tsx';
import { useMenu } from './use-menu.ts';

export function StaffHeader() {
  return (
    <Header dense entries={useMenu('staff')}>
      <StaffControls />
    </Header>
  );
}
