import type { Case } from '@kindred/contract/desk';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useAnswerReports } from '../../../api/desk/decisions.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { isSendChord } from '../../../lib/keys/is-send-chord.ts';
import { messages } from '#texts/decide.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './decide.module.css';
import type { Draft } from './draft.ts';
import { FilledAsRead } from './filled-as-read.tsx';
import { answerFor, answerValues, fillAnswer } from './placeholder-values.ts';
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
  const { answer, isChosen, mayWork } = work;
  const sending = useAnswerReports();
  const [first] = reports;
  // A reporter without an account gets only the decision.
  const members = reports.filter(({ reporter }) => reporter);
  const send = () =>
    // Also if another case is open by then. A failure is shown, and the text stays.
    void sending.mutateAsync(reports.map((report) => answerTo(report, answer))).then(
      () => onChange({ answer: undefined }),
      () => undefined,
    );
  return (
    <>
      <Textarea
        id="desk-answer"
        aria-label={title}
        autosize
        minRows={2}
        maxRows={6}
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
      {first && (
        <FilledAsRead
          name={first.reporter?.name ?? m.theReporter}
          text={answerFor(first, answer)}
          values={answerValues(first)}
        />
      )}
      {sending.error && <Alert kind="danger">{errorText(sending.error)}</Alert>}
      <div className={`row wrap ${classes.fieldHead}`}>
        <small className={`min-w-0 muted text-xs ${classes.hint}`}>
          {sending.isSuccess ? sent : m.about} <span className={classes.leave}>{m.leave}</span>
        </small>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={!mayWork || members.length === 0 || !answer.trim()}
          loading={sending.isPending}
          onClick={send}
        >
          {sendOnly}
        </Button>
      </div>
    </>
  );
}

/** A decision fills in the placeholders on the server; a reply is sent as it is. */
const answerTo = (report: Case['reports'][number], answer: string) => ({
  id: report._id,
  isInternal: false,
  message: fillAnswer(report, answer.trim()),
});
