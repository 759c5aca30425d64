import type { CannedText } from '@kindred/contract/desk/texts';
import type { Language } from '@kindred/contract/languages';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { language } from '#texts/language.ts';
import { FilledAsRead } from './filled-as-read.tsx';

// Mostly everyone reads the language of the page.
const SentTexts = lazyRouteComponent(() => import('./sent-texts.tsx'), 'SentTexts');

export interface Reader {
  readonly name: string;
  readonly language: Language;
  /** The text for this reader, whose placeholders are not filled in yet. */
  readonly address: (text: string) => string;
  /** What replaces each placeholder, in the language of the reader. */
  readonly values: () => Readonly<Partial<Record<string, string | undefined>>>;
}

export interface AsReadProps {
  readonly kind: CannedText['kind'];
  readonly texts: readonly CannedText[];
  /** As the moderator wrote or chose it. */
  readonly text: string;
  readonly readers: readonly Reader[];
  /** The text as it was written is beside it already. */
  readonly isBeside?: boolean;
}

/** What the first of its readers gets, and what is sent in other languages than that of the page. */
export function AsRead(props: AsReadProps) {
  const { text, readers, isBeside } = props;
  const [first] = readers;
  if (readers.some((reader) => reader.language !== language))
    return (
      <Suspense>
        <SentTexts {...props} />
      </Suspense>
    );
  if (!first || isBeside) return null;
  return <FilledAsRead name={first.name} text={first.address(text)} values={first.values()} />;
}
