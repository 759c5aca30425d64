import { countingFrom } from '../../../lib/facts/counting-from.ts';
import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { questionText } from '../../../lib/facts/question-text.ts';
import { messages as m } from '#texts/questions.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import classes from './answers-dialog.module.css';

interface Props {
  opened: boolean;
  answers: readonly GivenAnswer[];
  onClose: () => void;
  onChange: (question: string) => void;
  onRemove: (question: string) => void;
  onOpen: (answer: GivenAnswer) => void;
}

/** The answers of a member, to change or delete. */
export function AnswersDialog({ opened, answers, onClose, ...on }: Props) {
  return (
    <Dialog
      opened={opened}
      title={m.yourAnswers}
      closeLabel={m.closeList}
      size="lg"
      onClose={onClose}
    >
      <p className="mb-2 text-muted">{answers.length === 0 ? m.none : m.openExplained}</p>
      <ul className={`m-0 list-none p-0 ${classes.answers}`}>
        {answers.map((answer) => (
          <Answer key={answer.question} answer={answer} {...on} />
        ))}
      </ul>
    </Dialog>
  );
}

type AnswerProps = { answer: GivenAnswer } & Pick<Props, 'onChange' | 'onRemove' | 'onOpen'>;

function Answer({ answer, onChange, onRemove, onOpen }: AnswerProps) {
  const { question, mine, open } = answer;
  const { question: text, answers } = questionText(question);
  const use = open ? 'open' : 'hidden';
  const when = countingFrom(answer.countsAt);
  return (
    <li className={`flex items-center gap-1 border-t border-line-soft py-2 ${classes.item}`}>
      <p className="min-w-0 flex-1 text-muted">
        {text} <strong className="block font-semibold text-ink">{answers[mine]}</strong>
        <small className="text-sm">
          {when === null ? m.used[use] : m.used[`${use}From`]({ when })}
        </small>
      </p>
      <Switch
        aria-label={m.openOf({ question: text })}
        checked={open}
        onChange={({ currentTarget: { checked } }) => onOpen({ ...answer, open: checked })}
      />
      <IconButton
        size="xl"
        aria-label={m.change({ question: text })}
        onClick={() => onChange(question)}
      >
        <IconPencil size={18} stroke={1.75} />
      </IconButton>
      <IconButton
        size="xl"
        aria-label={m.remove({ question: text })}
        onClick={(event) => {
          const item = event.currentTarget.closest('li');
          const other = item?.nextElementSibling ?? item?.previousElementSibling;
          // The button disappears with its answer.
          (other?.querySelector('button:last-child') as HTMLElement | null)?.focus();
          onRemove(question);
        }}
      >
        <IconTrash size={18} stroke={1.75} />
      </IconButton>
    </li>
  );
}
