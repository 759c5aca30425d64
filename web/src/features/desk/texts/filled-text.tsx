import { placeholderPattern } from '@kindred/contract/desk/placeholders';
import { messages as meanings } from '#texts/placeholders.ts';
import classes from './filled-text.module.css';

type Word = keyof typeof meanings;

interface Props {
  text: string;
  /** What replaces each placeholder. One without a value stays as it is. */
  values: Readonly<Partial<Record<string, string | undefined>>>;
}

/** A text as its readers see it. What differs for each of them is marked. */
export function FilledText({ text, values }: Props) {
  // Every second part is the name of a placeholder.
  return text.split(placeholderPattern).map((part, at) => {
    if (at % 2 === 0) return part;
    const value = values[part];
    if (value === undefined) return `{${part}}`;
    return (
      // A part is only identified by its position.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={classes.filled} title={meanings[part as Word]}>
        {value}
      </span>
    );
  });
}

/** Whether anything in the text is filled in when it is sent. */
export const hasPlaceholder = (text: string) => text.search(placeholderPattern) >= 0;
