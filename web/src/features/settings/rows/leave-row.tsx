import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { config } from '../../../lib/calls/config.ts';
import { messages } from '#texts/personal-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
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
          look="danger-plain"
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
