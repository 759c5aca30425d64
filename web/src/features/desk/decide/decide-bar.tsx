import { messages as decisionTexts } from '#texts/decisions.ts';
import type { Case } from '@kindred/contract/desk';
import {
  type StepAction,
  isTimed,
  sanctionKind,
  stepActions,
} from '@kindred/contract/desk/sanctions';
import { messages as m } from '#texts/decide.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import { CaseMenu } from './case-menu.tsx';
import classes from './decide.module.css';
import { usualDays } from './draft.ts';
import { labelOf } from './label-of.ts';
import type { CaseWork } from './use-case-work.ts';

interface Props {
  found: Case;
  work: CaseWork;
  onHelp: () => void;
}

/** From mild to severe. The rule's suggestion is marked; the action in preparation is pressed, and filled in its form. */
export function DecideBar({ found, work, onHelp }: Props) {
  const { suggestion, escalatedAt } = found;
  const { mayWork, mayDecide, maySanction, choose } = work;
  const days = suggestion?.days ?? usualDays;
  const buttonOf = (action: StepAction) => {
    const { key, isPermanent = false } = sanctionKind(action) ?? {};
    const name = key?.toUpperCase() ?? '';
    const isChosen = work.action === action;
    const isUsual = suggestion?.action === action;
    return (
      <Button
        key={action}
        look={isPermanent ? 'danger-plain' : 'plain'}
        data-usual={isUsual || undefined}
        data-permanent={isPermanent || undefined}
        aria-description={isUsual ? m.usual : undefined}
        disabled={!maySanction}
        aria-keyshortcuts={name}
        aria-expanded={isChosen}
        after={
          <>
            {isUsual && (
              <small
                className={`rounded-sm bg-warning-soft px-2 py-0.5 text-xs font-semibold text-warning ${classes.usual}`}
                aria-hidden
              >
                {m.rule}
              </small>
            )}
            <Key name={name} />
          </>
        }
        onClick={() => choose(isChosen ? null : action)}
      >
        {isTimed(action)
          ? decisionTexts[action].timed({ length: m.length({ number: days }) })
          : decisionTexts[action].start}
      </Button>
    );
  };
  return (
    <fieldset
      className={`m-0 flex min-w-0 items-center gap-1.5 border-0 border-t border-line-soft ${classes.bar}`}
      aria-label={m.bar}
    >
      <Button
        look="plain"
        disabled={!mayDecide || work.seen === null}
        aria-keyshortcuts="D"
        after={<Key name="D" />}
        onClick={work.dismiss}
      >
        {labelOf(found, 'dismiss', 0)}
      </Button>
      {found.person && stepActions.map(buttonOf)}
      <span className={classes.rule} aria-hidden />
      <Button
        className={classes.wide}
        look="quiet"
        disabled={!mayWork}
        aria-keyshortcuts="E"
        after={<Key name="E" />}
        onClick={work.escalate}
      >
        {escalatedAt ? m.deescalate : m.escalate}
      </Button>
      <CaseMenu found={found} work={work} />
      <IconButton
        className={`ms-auto ${classes.help}`}
        size="lg"
        aria-label={m.keys}
        title={m.keys}
        aria-keyshortcuts="?"
        onClick={onHelp}
      >
        <Key name="?" />
      </IconButton>
    </fieldset>
  );
}
