import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useState } from 'react';
import { config } from '../../lib/config.ts';
import { messages } from '../../lib/messages/personal-data.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { SettingsRow } from './settings-row.tsx';

export function LeaveRow() {
  const { leave: m } = messages;
  const [opened, setOpened] = useState(false);
  return (
    <SettingsRow
      title={m.title}
      about={m.about(config.keepDays.leaving)}
      control={
        <Button variant="outline" color="danger" onClick={() => setOpened(true)}>
          {m.open}
        </Button>
      }
    >
      <LeaveDialog opened={opened} onClose={() => setOpened(false)} />
    </SettingsRow>
  );
}
