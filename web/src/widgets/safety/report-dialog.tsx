import type { OwnReport } from '@kindred/contract/reports';
import { adviceAbout } from '@kindred/contract/reports/reason-forms';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useBlock } from '../../api/blocks.ts';
import { messages } from '#texts/my-reports.ts';
import { shortId } from '../../lib/facts/short-id.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { ReportAdvice } from './report-advice.tsx';
import { ReportForm, type Reported } from './report-form.tsx';

interface Sent {
  report: OwnReport;
  /** Null if the member did not ask to block so far. */
  blocked: boolean | null;
}

interface Props {
  opened: boolean;
  /** The reported member; null for a problem with the service. */
  about: Reported | null;
  onClose: () => void;
  /** Called on closing, if the reported member was blocked as well. */
  onBlocked?: () => void;
}

export function ReportDialog({ opened, about, onClose, onBlocked }: Props) {
  const { dialog: m } = messages;
  const [sent, setSent] = useState<Sent | null>(null);
  const adviceId = useId();
  const block = useBlock();
  const mayBlock = about !== null && sent !== null && sent.blocked !== true;
  const blockToo = (id: string) => {
    const note = (blocked: boolean) => setSent((now) => now && { ...now, blocked });
    block.mutate(id, { onSuccess: () => note(true), onError: () => note(false) });
  };
  const close = () => {
    if (sent?.blocked) onBlocked?.();
    setSent(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={sent ? doneTitleOf(about, sent) : titleOf(about)}
      closeLabel={m.close}
    >
      {sent ? (
        <div className="grid gap-4">
          <p>{m.done({ reference: shortId(sent.report._id) })}</p>
          <ReportAdvice id={adviceId} reason={sent.report.reason} />
          {about && sent.blocked === false && (
            <Alert kind="warning">{m.notBlocked({ name: about.name })}</Alert>
          )}
          {about && sent.blocked === null && <p>{m.mayBlock({ name: about.name })}</p>}
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <Link to="/my-reports" className="font-semibold text-brand underline" onClick={close}>
              {m.reports}
            </Link>
            <Link to="/safety-tips" className="font-semibold text-brand underline" onClick={close}>
              {m.tips}
            </Link>
          </p>
          <DialogFooter>
            <Button
              key={String(sent.blocked)}
              ref={focus}
              aria-describedby={adviceAbout(sent.report.reason) ? adviceId : undefined}
              look={mayBlock ? 'plain' : 'main'}
              onClick={close}
            >
              {m.close}
            </Button>
            {mayBlock && (
              <Button look="danger" busy={block.isPending} onClick={() => blockToo(about.id)}>
                {m.block({ name: about.name })}
              </Button>
            )}
          </DialogFooter>
        </div>
      ) : (
        <ReportForm about={about} onClose={close} onSent={setSent} />
      )}
    </Dialog>
  );
}

/**
 * The button that had the focus is gone with the form, or with the block. The advice above it is its description, as
 * screen readers would skip it otherwise.
 */
const focus = (button: HTMLButtonElement | null) => button?.focus();

const doneTitleOf = (about: Reported | null, { blocked }: Sent) =>
  about && blocked ? messages.dialog.doneBlocked({ name: about.name }) : messages.dialog.doneTitle;

function titleOf(about: Reported | null) {
  const { dialog: m } = messages;
  if (about?.message) return m.titleMessage({ name: about.name });
  return about?.photo ? m.titlePhoto({ name: about.name }) : m.title({ name: about?.name ?? null });
}
