import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useReloadAfterBlock } from '../../api/blocks.ts';
import { lastBlocked } from '../../api/last-blocked.ts';
import type { ReportedMessage, ReportedPhoto } from './report-form.tsx';

// Few visits need them.
const BlockDialog = lazyRouteComponent(() => import('./block-dialog.tsx'), 'BlockDialog');
const ReportDialog = lazyRouteComponent(() => import('./report-dialog.tsx'), 'ReportDialog');

export type SafetyStep = 'block' | 'report' | ReportedPhoto | ReportedMessage | null;

interface Props {
  user: { readonly _id: string; readonly name: string };
  open: SafetyStep;
  /** Opened where the two talk: a report goes with their latest messages. */
  withChat?: boolean;
  onClose: () => void;
  /** What the page does beside closing the dialog. */
  onBlocked?: () => void;
}

export function SafetyDialogs({ user, open, withChat = false, onClose, onBlocked }: Props) {
  const { _id: id, name } = user;
  const reload = useReloadAfterBlock();
  // Stays while the dialog closes.
  const [wanted, setWanted] = useState<SafetyStep>(null);
  if (open && open !== wanted) setWanted(open);
  const subject = typeof wanted === 'object' && wanted ? subjectOf(wanted) : {};
  // The dialog is closed first: a page that is left may be shown again before another one came in its place.
  function blocked() {
    onClose();
    onBlocked?.();
    reload(id);
  }
  return (
    <Suspense>
      {wanted === 'block' && (
        <BlockDialog
          id={id}
          name={name}
          opened={open === 'block'}
          onClose={onClose}
          onBlocked={() => {
            lastBlocked.change(() => ({ _id: id, name }));
            blocked();
          }}
        />
      )}
      {wanted !== null && wanted !== 'block' && (
        <ReportDialog
          about={{ id, name, chat: withChat, ...subject }}
          opened={open !== null && open !== 'block'}
          onClose={onClose}
          onBlocked={blocked}
        />
      )}
    </Suspense>
  );
}

const subjectOf = (wanted: ReportedPhoto | ReportedMessage) =>
  'messageId' in wanted ? { message: wanted } : { photo: wanted };
