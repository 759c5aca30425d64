import { AppError } from '../../../errors.ts';

/** What each kind of text can name. A reporter is told nothing of whom they reported. */
const placeholders = {
  answer: ['reporter', 'reference'],
  reason: ['name', 'until'],
} as const;

const pattern = /\{(\w+)\}/g;

/** The placeholders in a text that nothing fills in. */
export const unknownIn = (kind: keyof typeof placeholders, text: string) =>
  [...text.matchAll(pattern)]
    .map(([, word = '']) => word)
    .filter((word) => !(placeholders[kind] as readonly string[]).includes(word));

/** Fills in a text, and refuses one in which something would stay empty. */
export function fillIn<K extends keyof typeof placeholders>(
  kind: K,
  text: string,
  values: Readonly<Record<(typeof placeholders)[K][number], string | null>>,
) {
  return text.replaceAll(pattern, (placeholder, word: string) => {
    const known: readonly string[] = placeholders[kind];
    const value = known.includes(word) ? values[word as (typeof placeholders)[K][number]] : null;
    if (value) return value;
    throw new AppError('refused', `Replace ${placeholder} first. There's no value for it.`);
  });
}
