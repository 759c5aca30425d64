import type { Case } from '@kindred/contract/desk';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useAnswerReports } from '../../../api/desk/decisions.ts';
import { errorText } from '../../../lib/error-text.ts';
import { messages } from '../../../lib/messages/decide.ts';
import { shortId } from '../../../lib/short-id.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CannedTexts } from './canned-texts.tsx';
import { openReports } from './defaults.ts';
import classes from './decide.module.css';
import { type Draft, aboutOf } from './draft.ts';
import { labelOf } from './label-of.ts';
import type { CaseWork } from './use-case-work.ts';

interface Props {
  found: Case;
  work: CaseWork;
  onChange: (change: Draft) => void;
}

/** What the reporters are told. It is what the decision below sends, until somebody changes it. */
export function AnswerField({ found, work, onChange }: Props) {
  const { answer: m, sendOnly, sent } = messages;
  const { action, filled, texts, mayWork } = work;
  const sending = useAnswerReports();
  const reports = openReports(found).filter(({ reporter, sender }) => reporter ?? sender?.email);
  // Who has no account is told by the decision alone.
  const members = reports.filter(({ reporter }) => reporter);
  if (reports.length === 0) return null;
  const title = m.to(reports.length);
  const send = () =>
    sending.mutate(
      reports.map((report) => answerTo(report, filled.answer)),
      {
        onSuccess: () => onChange({ answer: undefined }),
      },
    );
  return (
    <section className={classes.answer} aria-label={title}>
      <div className={classes.line}>
        <h3>{title}</h3>
        <small>{m.with(labelOf(found, action, filled.days))}</small>
        <CannedTexts
          label={m.canned}
          choose={m.choose}
          texts={texts}
          about={{ kind: 'answer', ...aboutOf(found, action, filled.clause) }}
          onChoose={(answer) => onChange({ answer })}
        />
      </div>
      <Textarea
        id="desk-answer"
        aria-label={title}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={4000}
        placeholder={m.none}
        disabled={!mayWork}
        value={filled.answer}
        onChange={({ currentTarget }) => onChange({ answer: currentTarget.value })}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) work.confirm();
        }}
      />
      {sending.error && <Alert kind="danger">{errorText(sending.error)}</Alert>}
      <div className={classes.line}>
        <small>{sending.isSuccess ? sent : m.about}</small>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={!mayWork || members.length === 0 || !filled.answer.trim()}
          loading={sending.isPending}
          onClick={send}
        >
          {sendOnly}
        </Button>
      </div>
    </section>
  );
}

/** A decision fills in the placeholders on the server; a reply is sent as it is. */
const answerTo = ({ _id: id, reporter }: Case['reports'][number], answer: string) => ({
  id,
  isInternal: false,
  message: answer
    .trim()
    .replaceAll('{reporter}', reporter?.name ?? 'there')
    .replaceAll('{reference}', shortId(id)),
});
