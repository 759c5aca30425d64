import { useState } from 'react';
import { messages as words } from '#texts/own-account.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { SettingsRow } from './settings-row.tsx';

const BreakDialog = lazyDialog(() =>
  import('../forms/break-dialog.tsx').then((file) => file.BreakDialog),
);

export function BreakRow() {
  const { pause: m } = words;
  const [opened, setOpened] = useState(false);
  return (
    <SettingsRow
      title={m.title}
      about={m.about}
      control={
        <Button look="plain" onClick={() => setOpened(true)}>
          {m.open}
        </Button>
      }
    >
      <BreakDialog opened={opened} onClose={() => setOpened(false)} />
    </SettingsRow>
  );
}
