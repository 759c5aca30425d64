import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { config } from '../../../lib/calls/config.ts';
import { messages } from '#texts/personal-data.ts';
import { SettingsRow } from './settings-row.tsx';

// Few visits need it.
const LeaveDialog = lazyRouteComponent(() => import('../forms/leave-dialog.tsx'), 'LeaveDialog');

export function LeaveRow() {
  const { leave: m } = messages;
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <SettingsRow
      title={m.title}
      about={m.about({ days: config.keepDays.leaving })}
      control={
        <Button
          variant="outline"
          color="danger"
          onClick={() => {
            setWanted(true);
            setOpened(true);
          }}
        >
          {m.open}
        </Button>
      }
    >
      {wanted && (
        <Suspense>
          <LeaveDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </SettingsRow>
  );
}
