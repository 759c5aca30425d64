import { lazyRouteComponent } from '@tanstack/react-router';
import { Header } from './header.tsx';
import { StaffControls } from './staff-controls.tsx';
import { useMenu } from './use-menu.ts';

const CommandButton = lazyRouteComponent(
  () => import('./commands/command-button.tsx'),
  'CommandButton',
);

export function StaffHeader() {
  return (
    <Header dense entries={useMenu('staff')} bell={<CommandButton />}>
      <StaffControls />
    </Header>
  );
}
