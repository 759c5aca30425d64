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
    <div className={`row min-w-0 ${classes.score}`} data-grade={grade} data-size={size}>
      <b className={`tabular ${classes.number}`}>{match.compatibilityScore}</b>
      <p className={`min-w-0 ${classes.texts}`}>
        <strong className={`block bold ${classes.word}`}>{m.words[grade]}</strong>
        <span className={`muted text-sm ${classes.from}`}>
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
      <IconHelpCircle className="flex-none faint" size={24} stroke={1.75} aria-hidden />
      <span className={`min-w-0 ${classes.texts}`}>
        <strong
          className={`block bold ${classes.word} ${isLong ? 'visually-hidden-below-tablet' : ''}`}
        >
          {m.new}
        </strong>
        <span className={`muted text-sm ${classes.from}`}>{about}</span>
      </span>
    </>
  );
  const className = `row min-w-0 ink ${classes.score}`;
  if (waiting || missing === null)
    return (
      <p className={className} data-size={size}>
        {texts}
      </p>
    );
  return (
    <Link className={`${className} ${classes.link}`} to="/questions" data-size={size}>
      {texts}
      <IconChevronRight className="flex-none push-end faint" size={18} stroke={1.75} aria-hidden />
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
      <p className={`muted ${classes.reasons}`}>
        {m.none} {count && <span className="block mt-1-5">{count}</span>}
      </p>
    );
  return (
    <ul
      className={`plain-list grid one-column gap-1-5 ${classes.reasons}`}
      data-short={short === 'line' || undefined}
      aria-label={m.reasons({ name })}
    >
      {reasons.map((reason) => (
        <li className="flex gap-2 min-w-0" key={reason}>
          <IconCheck
            className="flex-none color-success mt-hairline"
            size={18}
            stroke={1.75}
            aria-hidden
          />
          <span className={`min-w-0 anywhere ${short ? shortened[short] : ''}`}>{reason}</span>
        </li>
      ))}
      {count && <li className={`muted ${classes.count}`}>{count}</li>}
    </ul>
  );
}
