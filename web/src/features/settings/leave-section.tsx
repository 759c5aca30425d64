import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useState } from 'react';
import { config } from '../../lib/config.ts';
import { messages } from '../../lib/messages/personal-data.ts';
import column from '../../ui/column.module.css';
import { Section } from '../../ui/section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

export function LeaveSection() {
  const { leave: m } = messages;
  const [opened, setOpened] = useState(false);
  return (
    <Section title={m.title}>
      <p className={column.quiet}>{m.about(config.keepDays.leaving)}</p>
      <div>
        <Button variant="outline" color="danger" onClick={() => setOpened(true)}>
          {m.open}
        </Button>
      </div>
      <LeaveDialog opened={opened} onClose={() => setOpened(false)} />
    </Section>
  );
}
