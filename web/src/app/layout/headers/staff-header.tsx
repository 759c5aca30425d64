import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useCommandKey } from '../commands/use-command-key.ts';
import { Header } from './header.tsx';
import { StaffControls } from './staff-controls.tsx';
import { useMenu } from './use-menu.ts';

const CommandButton = lazyRouteComponent(
  () => import('../commands/command-button.tsx'),
  'CommandButton',
);
const CommandBar = lazyDialog(
  () => import('../commands/command-bar.tsx').then((file) => file.CommandBar),
  { keepsText: true },
);

export function StaffHeader() {
  // Null until it is first used.
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = () => setOpened(true);
  useCommandKey(open);
  return (
    <>
      <Header dense entries={useMenu('staff')} bell={<CommandButton onOpen={open} />}>
        <StaffControls />
      </Header>
      {opened !== null && <CommandBar opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
