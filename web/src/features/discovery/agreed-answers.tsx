import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { messages as m } from '#texts/liked-parts.ts';
import { partName } from '../../lib/facts/part-name.ts';
import classes from './agreed-answers.module.css';
import { type Liking, isSame, questionPart } from './part-heart.tsx';

interface Props {
  questions: readonly string[];
  liking: Liking;
}

/** The open answers that the two agree on, to like one of them. */
export function AgreedAnswers({ questions, liking: { liked, like } }: Props) {
  const parts = questions.map(questionPart).filter((part) => like || isSame(part, liked));
  if (parts.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {like && <p className="text-sm text-muted">{m.answers}</p>}
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0" aria-label={m.answers}>
        {parts.map((part) => {
          const topic = partName(part);
          const look = `inline-flex items-center gap-2 min-h-11 rounded-full text-ink text-sm ${classes.answer}`;
          return (
            <li key={part.id}>
              {like ? (
                <button
                  type="button"
                  className={`cursor-pointer border border-line-strong bg-transparent ${look}`}
                  aria-label={m.like.question({ what: topic })}
                  aria-haspopup="dialog"
                  onClick={() => like(part)}
                >
                  <IconHeart className="text-brand" size={18} stroke={1.75} aria-hidden />
                  <span className={classes.topic}>{topic}</span>
                </button>
              ) : (
                <span className={look} data-liked>
                  <IconHeartFilled className="text-brand" size={18} aria-hidden />
                  {m.liked.there.question({ what: topic })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
