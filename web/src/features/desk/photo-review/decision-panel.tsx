import { type WaitingPhoto } from '@kindred/contract/desk/photo-review';
import { type RejectReason, rejectReasons } from '@kindred/contract/desk/reject-reasons';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { MouseEvent, Ref } from 'react';
import { formatDate } from '../../../lib/formats.ts';
import { messages as m } from '../../../lib/messages/photo-review.ts';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { KeyList } from '../../../widgets/shortcuts/key-list.tsx';
import { SingleKeySwitch } from '../../../widgets/shortcuts/single-key-switch.tsx';
import classes from './decision-panel.module.css';

interface Props {
  photo: WaitingPhoto;
  /** Focused by the key X. */
  firstReason: Ref<HTMLButtonElement>;
  onApprove: (event: MouseEvent) => void;
  onReject: (event: MouseEvent, reason: RejectReason) => void;
}

/** The owner of a photo, and the buttons that approve or reject it. */
export function DecisionPanel({ photo, firstReason, onApprove, onReject }: Props) {
  const { firstName, age, main, addedAt } = photo;
  return (
    <div className={`grid content-start gap-4 ${classes.side}`}>
      <header>
        <h2 className="title-xs anywhere">{m.who(firstName ?? m.aMember, age)}</h2>
        <p className="muted text-sm">{main ? m.main : m.more}</p>
        <p className="muted text-sm">{m.added(formatDate(addedAt, { timeStyle: 'short' }))}</p>
      </header>
      <Button
        size="md"
        color="ink"
        aria-keyshortcuts="A"
        rightSection={<Key name="A" />}
        onClick={onApprove}
      >
        {m.approve}
      </Button>
      <section className={`grid gap-hairline ${classes.section}`} aria-label={m.reject}>
        <h3 className={`row between ${classes.subheading}`}>
          {m.reject} <Key name="X" />
        </h3>
        {rejectReasons.map((reason, index) => (
          <button
            key={reason}
            ref={index === 0 ? firstReason : undefined}
            type="button"
            className={`row between px-3 border-0 rounded-md bg-none ink text-sm text-start clickable min-h-40 ${classes.reason}`}
            aria-keyshortcuts={String(index + 1)}
            onClick={(event) => onReject(event, reason)}
          >
            {m.reasons[reason].label} <Key name={String(index + 1)} />
          </button>
        ))}
      </section>
      <KeyList keys={m.keyHints} label={m.keys} />
      <SingleKeySwitch />
    </div>
  );
}
