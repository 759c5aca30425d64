import { IconCheck, IconChevronRight, IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useScoresNewBy } from '../../api/profiles/waiting-answers.ts';
import {
  type Match,
  gradeOf,
  missingAnswers,
  reasonsOf,
  updatingText,
} from '../../lib/facts/match-words.ts';
import { messages as m } from '#texts/score.ts';
import classes from './score.module.css';

interface Props {
  match: Match;
  /** `small` is on cards of a list, `line` where there is room for one line on a phone. */
  size?: 'small' | 'line';
}

/** The number with its word. With too few answers in common, what the reader can do about it instead. */
export function Score({ match, size }: Props) {
  const newBy = useScoresNewBy();
  const grade = gradeOf(match);
  if (grade === null) return <NewToEachOther match={match} size={size} newBy={newBy} />;
  return (
    <div
      className={`flex min-w-0 items-center ${classes.score}`}
      data-grade={grade}
      data-size={size}
    >
      <b className={`tabular-nums ${classes.number}`}>{match.compatibilityScore}</b>
      <p className={`min-w-0 ${classes.texts}`}>
        <strong className={`block font-bold ${classes.word}`}>{m.words[grade]}</strong>
        <span className={`text-sm text-muted ${classes.from}`}>
          {newBy === null
            ? m.from({ answers: match.compatibility.sharedQuestions })
            : updatingText(newBy)}
        </span>
      </p>
    </div>
  );
}

function NewToEachOther({ match, size, newBy }: Props & { newBy: number | null }) {
  const missing = missingAnswers(match);
  const waiting = newBy !== null;
  const about = waiting ? updatingText(newBy) : missing === null ? m.tooFew : m.ask({ missing });
  // In one line on a phone there is no room for both.
  const isLong = size === 'line' && (waiting || missing !== null);
  const texts = (
    <>
      <IconHelpCircle className="flex-none text-faint" size={24} stroke={1.75} aria-hidden />
      <span className={`min-w-0 ${classes.texts}`}>
        <strong className={`block font-bold ${classes.word} ${isLong ? 'max-tablet:sr-only' : ''}`}>
          {m.new}
        </strong>
        <span className={`text-sm text-muted ${classes.from}`}>{about}</span>
      </span>
    </>
  );
  const className = `flex items-center min-w-0 text-ink ${classes.score}`;
  if (waiting || missing === null)
    return (
      <p className={className} data-size={size}>
        {texts}
      </p>
    );
  return (
    <Link className={`${className} ${classes.link}`} to="/questions" data-size={size}>
      {texts}
      <IconChevronRight
        className="ms-auto flex-none text-faint"
        size={18}
        stroke={1.75}
        aria-hidden
      />
    </Link>
  );
}

const shortened = { line: 'truncate', card: 'clamp' };

interface ReasonsProps {
  match: Match;
  name: string;
  most?: number;
  /** Each in one line, or on a card in two, however long it is. */
  short?: 'line' | 'card';
  /** Says how many answers they agree on, too. */
  counted?: boolean;
}

/** What speaks for the two, the strongest reason first. */
export function Reasons({ match, name, most, short, counted }: ReasonsProps) {
  const { agreed, sharedQuestions } = match.compatibility;
  const reasons = reasonsOf(match).slice(0, most);
  const count = counted && sharedQuestions > 0 && m.agreed({ count: agreed, of: sharedQuestions });
  // No reason is none of the reasons why they match.
  if (reasons.length === 0)
    return (
      <p className={`text-muted ${classes.reasons}`}>
        {m.none} {count && <span className="mt-1.5 block">{count}</span>}
      </p>
    );
  return (
    <ul
      className={`m-0 grid list-none grid-cols-1 gap-1.5 p-0 ${classes.reasons}`}
      data-short={short === 'line' || undefined}
      aria-label={m.reasons({ name })}
    >
      {reasons.map((reason) => (
        <li className="flex min-w-0 gap-2" key={reason}>
          <IconCheck
            className="mt-0.5 flex-none text-success"
            size={18}
            stroke={1.75}
            aria-hidden
          />
          <span className={`min-w-0 anywhere ${short ? shortened[short] : ''}`}>{reason}</span>
        </li>
      ))}
      {count && <li className={`text-muted ${classes.count}`}>{count}</li>}
    </ul>
  );
}
