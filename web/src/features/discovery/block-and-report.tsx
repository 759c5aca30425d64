import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useReloadAfterBlock } from '../../api/blocks.ts';
import { messages } from '../../lib/messages/profiles.ts';
import column from '../../ui/column.module.css';
import { BlockDialog } from '../../widgets/block-dialog.tsx';
import { ReportDialog } from '../../widgets/report-dialog.tsx';

interface Props {
  member: { _id: string; name: string };
}

export function BlockAndReport({ member: { _id: id, name } }: Props) {
  const { person: m } = messages;
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const onClose = () => setOpen(null);
  const navigate = useNavigate();
  const reload = useReloadAfterBlock();
  function onBlocked() {
    void navigate({ to: '/settings' });
    reload();
  }
  return (
    <section className={column.section} aria-label={m.safety}>
      <div className={column.buttons}>
        <Button variant="default" onClick={() => setOpen('block')}>
          {m.block}
        </Button>
        <Button variant="default" onClick={() => setOpen('report')}>
          {m.report}
        </Button>
      </div>
      <BlockDialog id={id} name={name} opened={open === 'block'} onClose={onClose} />
      <ReportDialog
        about={{ id, name }}
        opened={open === 'report'}
        onClose={onClose}
        onBlocked={onBlocked}
      />
    </section>
  );
}
