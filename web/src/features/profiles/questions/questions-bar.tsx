import { IconListCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { countQuestions } from '../../../lib/facts/count-questions.ts';
import { messages as m } from '#texts/questions.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import progress from '../../../ui/states/progress.module.css';
import classes from './questions-bar.module.css';

interface Props {
  /** Undefined while it is not known. */
  answered: number | undefined;
  /** It is on its way, and its place is shown. */
  isComing?: boolean;
  onList: () => void;
}

/**
 * Above the questions: the way out, how many are answered, and the list of the answers. What depends on the answers has its
 * place before they are there.
 */
export function QuestionsBar({ answered, isComing = false, onList }: Props) {
  const all = countQuestions();
  const isKnown = answered !== undefined;
  return (
    <header
      className={`flex items-center gap-4 ${classes.bar}`}
      data-known={isKnown || isComing}
      data-coming={isComing || undefined}
    >
      <IconButton
        className="text-ink"
        render={(props) => <Link to="/profile" {...props} />}
        size="xl"
        round
        aria-label={m.close}
      >
        <IconX size={20} stroke={1.75} />
      </IconButton>
      {/* For screen readers only on a tablet, once the visible heading is the question. */}
      <h1 className={`tracking-tight title-sm ${isKnown || isComing ? 'max-tablet:sr-only' : ''}`}>
        {m.title}
      </h1>
      <div
        className={`flex items-center gap-3 text-sm font-semibold whitespace-nowrap text-muted tabular-nums ${classes.progress}`}
      >
        <progress
          className={`appearance-none overflow-hidden rounded-sm border-0 bg-muted-soft ${progress.progress} ${classes.progressBar}`}
          aria-label={m.progress}
          value={answered ?? 0}
          max={all}
        />
        <span>{m.count({ count: answered ?? 0, all })}</span>
      </div>
      <Button
        className={`ms-auto ${classes.list}`}
        look="plain"
        icon={<IconListCheck size={18} stroke={1.75} aria-hidden />}
        onClick={onList}
      >
        {m.yourAnswers}
      </Button>
    </header>
  );
}
