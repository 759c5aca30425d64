import type { Case } from '@kindred/contract/desk';
import { messages as m } from '../../../lib/messages/decide.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AnswerField } from './answer-field.tsx';
import { DecideBar } from './decide-bar.tsx';
import { DecidePanel } from './decide-panel.tsx';
import classes from './decide.module.css';
import type { Draft } from './draft.ts';
import type { CaseWork } from './use-case-work.ts';

interface Props {
  found: Case;
  work: CaseWork;
  onChange: (change: Draft) => void;
  onHelp: () => void;
}

/** The answer to the reporters and the decisions, always below the evidence. */
export function DecideFooter({ found, work, onChange, onHelp }: Props) {
  const { action, mayWork, isHeld, mayDecide, error } = work;
  if (found.closedAt) return <p className={classes.closed}>{m.closed}</p>;
  return (
    <div className={classes.footer}>
      <div className={classes.fields}>
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        {isHeld && <Alert kind="warning">{m.held(found.holder?.name ?? null)}</Alert>}
        {!isHeld && !mayDecide && mayWork && <p className={classes.quiet}>{m.answerOnly}</p>}
        {action !== 'dismiss' && (
          <DecidePanel key={action} found={found} work={work} onChange={onChange} />
        )}
        <AnswerField found={found} work={work} onChange={onChange} />
      </div>
      <DecideBar found={found} work={work} onHelp={onHelp} />
    </div>
  );
}
