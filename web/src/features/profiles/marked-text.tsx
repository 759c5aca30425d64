import { findTerm } from './search-interests.ts';
import classes from './interest-fields.module.css';

interface Props {
  text: string;
  term: string;
}

/** A text with the matching letters marked. */
export function MarkedText({ text, term }: Props) {
  const at = findTerm(text, term);
  const length = term.trim().length;
  if (at < 0 || length === 0) return text;
  return (
    <span>
      {text.slice(0, at)}
      <mark className={`bg-transparent text-inherit ${classes.found}`}>
        {text.slice(at, at + length)}
      </mark>
      {text.slice(at + length)}
    </span>
  );
}
