import type { Case } from '@kindred/contract/desk';
import { useAnswerReports } from '../../../api/desk/decisions.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { isSendChord } from '../../../lib/keys/is-send-chord.ts';
import { messages } from '#texts/decide.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { AsRead } from './as-read.tsx';
import classes from './decide.module.css';
import type { Draft } from './draft.ts';
import { readersOf } from './placeholder-values.ts';
import type { CaseWork } from './use-case-work.ts';

interface Props {
  title: string;
  reports: Case['reports'];
  work: CaseWork;
  onChange: (change: Draft) => void;
}

/** The text of the answer, which can also be sent before anything is decided. */
export function AnswerText({ title, reports, work, onChange }: Props) {
  const { answer: m, sendOnly, sent } = messages;
  const { answer, isChosen, mayWork, texts } = work;
  const sending = useAnswerReports();
  // A reporter without an account gets only the decision.
  const members = reports.filter(({ reporter }) => reporter);
  const answersTo = async () => {
    const { answerTo } = await import('./answer-to.ts');
    return reports.map((report) => answerTo(texts, report, answer.trim()));
  };
  const send = () =>
    // Also if another case is open by then. A failure is shown, and the text stays.
    void sending.mutateAsync(answersTo).then(
      () => onChange({ answer: undefined }),
      () => undefined,
    );
  return (
    <>
      <TextArea
        id="desk-answer"
        aria-label={title}
        grows={6}
        rows={2}
        maxLength={4000}
        placeholder={isChosen ? m.none : m.usual}
        disabled={!mayWork}
        value={answer}
        onChange={({ currentTarget: { value } }) =>
          // Without an action an empty field leaves the answer to it.
          onChange({ answer: value || isChosen ? value : undefined })
        }
        onKeyDown={(event) => {
          if (isSendChord(event)) work.confirm();
        }}
      />
      <AsRead
        kind="answer"
        texts={texts}
        text={answer}
        readers={readersOf(reports, m.theReporter)}
      />
      {sending.error && <Alert kind="danger">{errorText(sending.error)}</Alert>}
      <div className={`flex flex-wrap items-center ${classes.fieldHead}`}>
        <small className={`min-w-0 text-xs text-muted ${classes.hint}`}>
          {sending.isSuccess ? sent : m.about} <span className={classes.leave}>{m.leave}</span>
        </small>
        <Button
          look="quiet"
          size="inline"
          disabled={!mayWork || members.length === 0 || !answer.trim()}
          busy={sending.isPending}
          onClick={send}
        >
          {sendOnly}
        </Button>
      </div>
    </>
  );
}
