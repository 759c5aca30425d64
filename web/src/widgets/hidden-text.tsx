import { type ReactNode, useState } from 'react';
import { messages as m } from '#texts/contents.ts';
import { isHidden } from '../lib/facts/hidden-words.ts';
import { Button } from '../ui/buttons/button.tsx';

interface Props {
  /** What another person wrote. */
  text: string;
  children: ReactNode;
}

/** Stands for a text with a word that the reader does not want to read, until they ask for it. */
export function HiddenText({ text, children }: Props) {
  const [shown, setShown] = useState(false);
  if (shown || !isHidden(text)) return children;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <em>{m.hidden}</em>
      <Button size="inline" look="plain" onClick={() => setShown(true)}>
        {m.show}
      </Button>
    </span>
  );
}
