import { IconCheck, IconChevronRight, IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAreAnswersWaiting } from '../../api/profiles/waiting-answers.ts';
import { type Match, gradeOf, missingAnswers, reasonsOf } from '../../lib/facts/match-words.ts';
import { messages as m } from '../../lib/messages/score.ts';
import classes from './score.module.css';

interface Props {
  match: Match;
  /** `small` is on cards of a list, `line` where there is room for one line on a phone. */
  size?: 'small' | 'line';
}

/** On the cards of lists: the score and what speaks for the two. With nothing to compare, one quiet line or none. */
export function CardMatch({ match, name }: { match: Match; name: string }) {
  const waiting = useAreAnswersWaiting();
  const missing = missingAnswers(match);
  const graded = gradeOf(match) !== null;
  return (
    <>
      {graded && <Score match={match} size="small" />}
      {reasonsOf(match).length > 0 && (
        <div className="muted text-sm">
          <Reasons match={match} name={name} most={2} />
        </div>
      )}
      {!graded && waiting && <p className="muted text-sm">{m.updating}</p>}
      {!graded && !waiting && missing !== null && (
        <Link className={`muted text-sm ${classes.link}`} to="/questions">
          {m.ask(missing)}
        </Link>
      )}
    </>
  );
}

/** The number with its word. With too few answers in common, what the reader can do about it instead. */
export function Score({ match, size }: Props) {
  const waiting = useAreAnswersWaiting();
  const grade = gradeOf(match);
  if (grade === null) return <NewToEachOther match={match} size={size} waiting={waiting} />;
  return (
    <div className={`row min-w-0 ${classes.score}`} data-grade={grade} data-size={size}>
      <b className={`tabular ${classes.number}`}>{match.compatibilityScore}</b>
      <p className={`min-w-0 ${classes.texts}`}>
        <strong className={`block bold ${classes.word}`}>{m.words[grade]}</strong>
        <span className={`muted text-sm ${classes.from}`}>
          {waiting ? m.updating : m.from(match.compatibility.sharedQuestions)}
        </span>
      </p>
    </div>
  );
}

function NewToEachOther({ match, size, waiting }: Props & { waiting: boolean }) {
  const missing = missingAnswers(match);
  const about = waiting ? m.updating : missing === null ? m.tooFew : m.ask(missing);
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

interface ReasonsProps {
  match: Match;
  name: string;
  most?: number;
  /** Each in one line, however long it is. */
  short?: boolean;
  /** Says how many answers they agree on, too. */
  counted?: boolean;
}

/** What speaks for the two, the strongest reason first. */
export function Reasons({ match, name, most, short, counted }: ReasonsProps) {
  const { agreed, sharedQuestions } = match.compatibility;
  const reasons = reasonsOf(match).slice(0, most);
  const count = counted && sharedQuestions > 0 && m.agreed(agreed, sharedQuestions);
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
      data-short={short || undefined}
      aria-label={m.reasons(name)}
    >
      {reasons.map((reason) => (
        <li className="flex gap-2 min-w-0" key={reason}>
          <IconCheck
            className="flex-none color-success mt-hairline"
            size={18}
            stroke={1.75}
            aria-hidden
          />
          <span className={`min-w-0 anywhere ${short ? 'truncate' : ''}`}>{reason}</span>
        </li>
      ))}
      {count && <li className={`muted ${classes.count}`}>{count}</li>}
    </ul>
  );
}
