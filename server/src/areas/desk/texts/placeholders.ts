import { placeholderPattern, placeholders } from '@kindred/contract/desk/placeholders';
import { AppError } from '../../../errors.ts';

/** Fills in a text, and refuses one that would keep an empty placeholder. */
export function fillIn<K extends keyof typeof placeholders>(
  kind: K,
  text: string,
  values: Readonly<Record<(typeof placeholders)[K][number], string | null>>,
) {
  return text.replaceAll(placeholderPattern, (placeholder, word: string) => {
    const known: readonly string[] = placeholders[kind];
    const value = known.includes(word) ? values[word as (typeof placeholders)[K][number]] : null;
    if (value) return value;
    throw new AppError('placeholder_without_value', { params: { placeholder } });
  });
}
