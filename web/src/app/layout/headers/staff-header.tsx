import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import { useBelow } from '../../../lib/use-below.ts';
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

const StaffIcon = lazyRouteComponent(() => import('./staff-icons.ts'), 'StaffIcon');

export function StaffHeader() {
  // Null until it is first used.
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = () => setOpened(true);
  useCommandKey(open);
  // From there on, the field of the commands takes their room.
  const hasIcons = useBelow('laptop');
  const entries = useMenu('staff').map((entry) => ({
    ...entry,
    icon: hasIcons && <StaffIcon to={entry.to} />,
  }));
  return (
    <>
      <Header dense entries={entries} bell={<CommandButton onOpen={open} />}>
        <StaffControls />
      </Header>
      {opened !== null && <CommandBar opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
