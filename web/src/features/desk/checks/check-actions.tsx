import { messages as outcomes } from '#texts/photo-check-outcomes.ts';
import { type CheckRefusal, checkRefusals } from '@kindred/contract/photo-checks/outcomes';
import type { MouseEvent } from 'react';
import { messages as m } from '#texts/photo-checks.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { KeyList } from '../../../widgets/shortcuts/key-list.tsx';
import { SingleKeySwitch } from '../../../widgets/shortcuts/single-key-switch.tsx';
import classes from './checks.module.css';

interface Props {
  /** Someone without a picture is excused. */
  positive: 'approve' | 'excuse';
  canApprove: boolean;
  onDecide: (
    event: MouseEvent,
    how: { decision: 'approve' | 'excuse' | 'again' | 'refuse'; reason?: CheckRefusal },
  ) => void;
}

/** What a colleague decides, from the good news to the bad. */
export const CheckActions = ({ positive, canApprove, onDecide }: Props) => (
  <>
    <div className={`grid gap-2 ${classes.decide}`}>
      <Button
        look="ink"
        size="md"
        disabled={!canApprove}
        aria-keyshortcuts="A"
        after={<Key name="A" />}
        onClick={(event) => onDecide(event, { decision: positive })}
      >
        {positive === 'approve' ? m.same : m.excuse}
      </Button>
      <Button
        look="plain"
        size="md"
        aria-keyshortcuts="R"
        after={<Key name="R" />}
        onClick={(event) => onDecide(event, { decision: 'again' })}
      >
        {m.askAgain}
      </Button>
    </div>
    <section className="grid gap-0.5" aria-label={m.refuse}>
      <h3 className="mb-1 px-3 text-sm font-semibold">{m.refuse}</h3>
      {checkRefusals.map((reason, index) => (
        <button
          key={reason}
          type="button"
          className={`flex min-h-10 cursor-pointer items-center justify-between rounded-md border-0 bg-transparent px-3 py-0 text-start text-sm text-ink ${classes.reason}`}
          aria-keyshortcuts={String(index + 1)}
          onClick={(event) => onDecide(event, { decision: 'refuse', reason })}
        >
          {outcomes.refused[reason].label} <Key name={String(index + 1)} />
        </button>
      ))}
    </section>
    <KeyList keys={m.hints} label={m.keys} />
    <SingleKeySwitch />
  </>
);
