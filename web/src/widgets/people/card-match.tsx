import type { PublicUser } from '@kindred/contract/members';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScoresNewBy } from '../../api/profiles/waiting-answers.ts';
import {
  type Match,
  gradeOf,
  missingAnswers,
  reasonsOf,
  updatingText,
} from '../../lib/facts/match-words.ts';
import { promptName } from '../../lib/facts/choice-names.ts';
import { messages as m } from '#texts/score.ts';
import classes from './card-match.module.css';
import { Reasons, Score } from './score.tsx';

interface Props {
  match: Match;
  person: PublicUser;
  /** What they said with their like, which comes before the reasons, and instead of how they begin about themselves. */
  theirLike?: ReactNode;
}

/**
 * On the cards of lists, with room for the same number of lines on each: the score and what speaks for the two. Without a score,
 * how they begin about themselves.
 */
export function CardMatch({ match, person, theirLike }: Props) {
  const newBy = useScoresNewBy();
  const missing = missingAnswers(match);
  const graded = gradeOf(match) !== null;
  const hasReasons = reasonsOf(match).length > 0;
  const [prompt] = person.prompts;
  const words = prompt?.answer ?? person.bio;
  return (
    <div className={`grid grid-cols-1 content-start gap-2 ${classes.room}`}>
      {graded && <Score match={match} size="small" />}
      {theirLike}
      {hasReasons && (
        <div className="text-sm text-muted">
          <Reasons match={match} name={person.name} most={1} short="card" />
        </div>
      )}
      {!graded && newBy !== null && <p className="text-sm text-muted">{updatingText(newBy)}</p>}
      {!graded && newBy === null && missing !== null && (
        <Link className={`clamp text-sm text-muted ${classes.ask}`} to="/questions">
          {m.ask({ missing })}
        </Link>
      )}
      {!theirLike && !graded && words && (
        <p className={`clamp text-sm anywhere text-muted ${hasReasons ? '' : classes.alone}`}>
          {prompt && <b className="font-medium">{promptName(prompt.prompt)}: </b>}
          <bdi>{words}</bdi>
        </p>
      )}
    </div>
  );
}
