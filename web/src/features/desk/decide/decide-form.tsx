import { textFor } from '../../../lib/say.ts';
import type { Case } from '@kindred/contract/desk';
import { sanctionKind } from '@kindred/contract/desk/sanctions';
import type { ReactNode, RefObject } from 'react';
import { messages } from '#texts/decide.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { AnswerField } from './answer-field.tsx';
import { answeredBy } from './defaults.ts';
import { DecidePanel } from './decide-panel.tsx';
import classes from './decide.module.css';
import { type Draft, typesToChoose } from './draft.ts';
import { labelOf } from './label-of.ts';
import type { CaseWork } from './use-case-work.ts';
import { useFirstLook } from './use-first-look.ts';

interface Props {
  found: Case;
  work: CaseWork;
  /** Why deciding is limited, above the fields. */
  notices: ReactNode;
  onChange: (change: Draft) => void;
}

/** A sanction before it is sent, and the answer that is sent with it. Its buttons come last, as they send all of it. */
export function DecideForm({ found, work, notices, onChange }: Props) {
  const { action, isChosen, filled } = work;
  const { panel, button, reason, continueByEnter } = useFirstLook(
    action,
    typesToChoose(found, action).length > 0,
  );
  const label = labelOf(found, action, filled.days);
  return (
    // Without an action it is no more than the answer, which stays in its place.
    <section
      ref={panel}
      className="flex min-h-0 flex-col"
      aria-label={isChosen ? messages.panel.label({ what: label }) : undefined}
    >
      <div className={`grid min-h-0 overflow-y-auto ${classes.fields}`}>
        <div className="col-span-full grid gap-2.5 empty:hidden">{notices}</div>
        {isChosen && (
          <DecidePanel
            key={action}
            found={found}
            work={work}
            reason={reason}
            continueByEnter={continueByEnter}
            onChange={onChange}
          />
        )}
        <AnswerField found={found} work={work} onChange={onChange} />
      </div>
      {isChosen && <DecideButtons found={found} work={work} label={label} button={button} />}
    </section>
  );
}

interface ButtonsProps {
  found: Case;
  work: CaseWork;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
}

/** The one filled button says all that it does. */
function DecideButtons({ found, work, label, button }: ButtonsProps) {
  const { panel: m } = messages;
  const { action, filled, missing } = work;
  const answers = filled.answer.trim() ? answeredBy(found, filled.outcomes) : 0;
  return (
    <div className={`flex flex-wrap items-center gap-2 ${classes.buttons}`}>
      <Button
        ref={button}
        className={classes.send}
        look={sanctionKind(action)?.isPermanent ? 'danger' : 'ink'}
        aria-disabled={missing !== null || work.seen === null}
        onClick={work.confirm}
      >
        {answers > 0 ? m.andAnswer({ action: label, reporters: answers }) : label}
      </Button>
      <Button look="quiet" onClick={() => work.choose(null)}>
        {m.cancel}
      </Button>
      <p className={`text-sm text-danger ${classes.missing}`} aria-live="polite">
        {missing && textFor(m.missing, missing)}
      </p>
    </div>
  );
}
