import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useReloadAfterBlock } from '../../api/blocks.ts';

// Few visits need them.
const BlockDialog = lazyRouteComponent(
  () => import('../../widgets/block-dialog.tsx'),
  'BlockDialog',
);
const ReportDialog = lazyRouteComponent(
  () => import('../../widgets/report-dialog.tsx'),
  'ReportDialog',
);

export type SafetyStep = 'block' | 'report' | null;

interface Props {
  user: { readonly _id: string; readonly name: string };
  open: SafetyStep;
  onClose: () => void;
  onBlocked: () => void;
}

export function SafetyDialogs({ user: { _id: id, name }, open, onClose, onBlocked }: Props) {
  const reload = useReloadAfterBlock();
  // Stays while the dialog closes.
  const [wanted, setWanted] = useState<SafetyStep>(null);
  if (open && open !== wanted) setWanted(open);
  function blocked() {
    onBlocked();
    reload();
  }
  return (
    <Suspense>
      {wanted === 'block' && (
        <BlockDialog
          id={id}
          name={name}
          opened={open === 'block'}
          onClose={onClose}
          onBlocked={onBlocked}
        />
      )}
      {wanted === 'report' && (
        <ReportDialog
          about={{ id, name }}
          opened={open === 'report'}
          onClose={onClose}
          onBlocked={blocked}
        />
      )}
    </Suspense>
  );
}
