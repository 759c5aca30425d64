import { type WaitingPhoto } from '@kindred/contract/desk/photo-review';
import { type MouseEvent, type Ref, useState } from 'react';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as nudes } from '#texts/nudes.ts';
import { messages as m } from '#texts/photo-review.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { KeyList } from '../../../widgets/shortcuts/key-list.tsx';
import { SingleKeySwitch } from '../../../widgets/shortcuts/single-key-switch.tsx';
import classes from './decision-panel.module.css';
import { type ReasonsProps, RejectReasons } from './reject-reasons.tsx';

const RejectSheet = lazyDialog(() => import('./reject-sheet.tsx').then((file) => file.RejectSheet));

interface Props extends ReasonsProps {
  photo: WaitingPhoto;
  firstReason: Ref<HTMLButtonElement>;
  /** Escape leads here from the reasons. */
  heading: Ref<HTMLHeadingElement>;
  onApprove: (event: MouseEvent) => void;
}

/** The owner of a photo, and the buttons that approve or reject it. */
export function DecisionPanel({ photo, firstReason, heading, onApprove, onReject }: Props) {
  const { firstName, age, main, addedAt, likelyNude } = photo;
  const isNarrow = useBelow('tablet');
  const [isRejecting, setRejecting] = useState<boolean | null>(null);
  return (
    <div className="grid content-start gap-4 max-tablet:contents">
      <header>
        <h2 ref={heading} className="anywhere outline-none title-xs" tabIndex={-1}>
          {m.who({ name: firstName ?? m.aMember, age })}
        </h2>
        <p className="text-sm text-muted">{main ? m.main : m.more}</p>
        <p className="text-sm text-muted">
          {m.added({ when: formatDate(addedAt, { timeStyle: 'short' }) })}
        </p>
        {likelyNude && <p className="text-sm font-semibold">{nudes.review}</p>}
      </header>
      <div className={`flex gap-2 ${classes.decide}`}>
        <Button
          className="flex-1"
          size="md"
          look="ink"
          aria-keyshortcuts="A"
          after={<Key name="A" />}
          onClick={onApprove}
        >
          {m.approve}
        </Button>
        {isNarrow && (
          <Button
            className="flex-1"
            size="md"
            look="danger-plain"
            aria-haspopup="dialog"
            onClick={() => setRejecting(true)}
          >
            {m.rejectStart}
          </Button>
        )}
      </div>
      {isRejecting !== null && (
        <RejectSheet opened={isRejecting} onClose={() => setRejecting(false)} onReject={onReject} />
      )}
      {!isNarrow && (
        <section className="grid gap-0.5" aria-label={m.reject}>
          <h3 className="mb-1 flex items-center justify-between px-3 text-sm font-semibold">
            {m.reject} <Key name="X" />
          </h3>
          <RejectReasons firstReason={firstReason} onReject={onReject} />
        </section>
      )}
      <KeyList keys={m.keyHints} label={m.keys} />
      <SingleKeySwitch />
    </div>
  );
}
