import { messages } from '#texts/decide.ts';
import { FilledText, hasPlaceholder } from '../texts/filled-text.tsx';

interface Props {
  /** Who reads it. */
  name: string;
  text: string;
  values: Readonly<Partial<Record<string, string | undefined>>>;
}

/** A field has the placeholders of its text; below it is what the first of its readers gets. */
export function FilledAsRead({ name, text, values }: Props) {
  if (!hasPlaceholder(text)) return null;
  return (
    <p className="clamp min-w-0 text-sm anywhere text-muted">
      {messages.reads({ name })} <FilledText text={text} values={values} />
    </p>
  );
}
