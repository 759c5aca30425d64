import type { Case } from '@kindred/contract/desk';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '#texts/decide.ts';
import { foldAnswer, useAnswerFold } from './answer-fold.ts';
import { AsRead } from './as-read.tsx';
import { AnswerText } from './answer-text.tsx';
import { CannedTexts } from './canned-texts.tsx';
import { answeredClaim } from './claims-of-decision.ts';
import { answerable } from './defaults.ts';
import classes from './decide.module.css';
import { type Draft, aboutOf, fill } from './draft.ts';
import { labelOf } from './label-of.ts';
import { fillAnswer, readersOf } from './placeholder-values.ts';
import type { CaseWork } from './use-case-work.ts';

interface Props {
  found: Case;
  work: CaseWork;
  onChange: (change: Draft) => void;
}

/** The answer to the reporters. It opens with the action that sends it; before that, it says what the proposed action and dismissing would send. */
export function AnswerField({ found, work, onChange }: Props) {
  const { answer: m } = messages;
  const { action, isChosen, answer, filled, texts, seen } = work;
  const isFolded = useAnswerFold(found._id, isChosen || answer !== '');
  const reports = answerable(found);
  // R leads here, where its text goes nowhere.
  if (reports.length === 0)
    return (
      <p id="desk-answer" className="text-sm text-muted" tabIndex={-1}>
        {m.noOne}
      </p>
    );
  const title = m.to({ reports: reports.length });
  const [first] = reports;
  function sends(each: DecisionAction) {
    const label = labelOf(found, each, filled.days);
    const sent = each === action ? filled : fill(found, texts, each, {});
    // A dialog says it before it is sent.
    if (first && answeredClaim(first, each, sent)) return null;
    const usual = sent.answer.trim();
    return (
      <div key={each} className="grid min-w-0 gap-1">
        <p className="clamp">
          {usual
            ? m.sends({ action: label, answer: first ? fillAnswer(first, usual) : usual })
            : m.sendsNone({ action: label })}
        </p>
        <AsRead
          kind="answer"
          texts={texts}
          text={usual}
          readers={readersOf(reports, m.theReporter)}
          isBeside
        />
      </div>
    );
  }
  return (
    <section className={`grid min-w-0 content-start gap-1.5 ${classes.answer}`} aria-label={title}>
      <div className={`flex flex-wrap items-center ${classes.fieldHead}`}>
        <h3 className="heading-bold">
          <button
            type="button"
            className={`inline-flex min-h-8 cursor-pointer items-center gap-1.5 border-0 bg-transparent p-0 text-start text-ink ${classes.fold}`}
            aria-expanded={!isFolded}
            onClick={() => foldAnswer(found._id, !isFolded)}
          >
            <IconChevronDown
              className={`flex-none text-muted ${classes.icon}`}
              size={16}
              stroke={2}
              aria-hidden
            />
            {title}
          </button>
        </h3>
        {isFolded ? (
          <small className={`min-w-0 text-xs text-muted ${classes.hint} ${classes.opens}`}>
            {m.opens}
          </small>
        ) : (
          <>
            {/* In a form, the button says what the answer is sent with. */}
            {!isChosen && (
              <small className={`min-w-0 text-xs text-muted ${classes.hint}`}>
                {m.beforeAction}
              </small>
            )}
            <CannedTexts
              label={m.canned}
              choose={m.choose}
              texts={texts}
              about={{ kind: 'answer', ...aboutOf(found, action, filled.clause) }}
              onChoose={(body) => onChange({ answer: body })}
            />
          </>
        )}
      </div>
      {isFolded ? (
        <div
          className={`grid gap-x-4 gap-y-1 text-sm text-muted ${classes.folded}`}
          id="desk-usual-answer"
        >
          {/* What the rule proposes, and what a key sends, which has been on the screen. */}
          {seen !== null && [found.suggestion?.action, action].map((each) => each && sends(each))}
        </div>
      ) : (
        <AnswerText title={title} reports={reports} work={work} onChange={onChange} />
      )}
    </section>
  );
}
