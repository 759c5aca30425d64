import { type Language, languages } from '@kindred/contract/languages';
import type { ListedChoice } from '@kindred/contract/site/catalog-choices';
import {
  fewestAnswers,
  longestAnswer,
  longestTopic,
  mostAnswers,
} from '@kindred/contract/site/catalogs';
import { messages as m } from '#texts/site-catalogs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { withName } from './catalog-changes.ts';
import classes from './catalogs.module.css';

interface Props {
  choice: ListedChoice;
  code: Language;
  /** So many answers were published: members may have given them, so they stay. */
  fixed: number;
  readOnly: boolean;
  onChange: (next: ListedChoice) => void;
}

/** What a question of the owner is about, and its answers, in one language. */
export function QuestionFields({ choice, code, fixed, readOnly, onChange }: Props) {
  const { topics = {}, answers = [] } = choice;
  const { tag, direction } = languages[code];
  const own = { lang: tag, dir: direction, readOnly };
  const hasLast = answers.length > Math.max(fixed, fewestAnswers);
  return (
    <div className={`grid w-full grid-cols-1 gap-3 ${classes.question}`}>
      <TextField
        label={m.topic}
        maxLength={longestTopic}
        value={topics[code] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, topics: withName(topics, code, value) })
        }
        {...own}
      />
      {answers.map((answer, index) => (
        <TextField
          // The number of an answer is its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={m.answer({ number: index + 1 })}
          maxLength={longestAnswer}
          value={answer[code] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...choice, answers: answers.with(index, withName(answer, code, value)) })
          }
          {...own}
        />
      ))}
      {!readOnly && (
        <div className="flex flex-wrap items-center gap-2">
          {answers.length < mostAnswers && (
            <Button
              look="plain"
              size="xs"
              onClick={() => onChange({ ...choice, answers: [...answers, { [code]: '' }] })}
            >
              {m.addAnswer}
            </Button>
          )}
          {hasLast && (
            <Button
              look="plain"
              size="xs"
              onClick={() => onChange({ ...choice, answers: answers.slice(0, -1) })}
            >
              {m.removeAnswer({ number: answers.length })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
