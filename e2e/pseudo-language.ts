import type { SitePath } from '@kindred/contract/site/document';
import { textPath } from '@kindred/contract/site/own-texts';
import { listPageTexts } from '../server/src/texts/page-texts.ts';

const letters = new Map(
  'aá eé ií oó uú yý cç nñ sš zž AÁ EÉ IÍ OÓ UÚ CÇ NÑ SŠ ZŽ'
    .split(' ')
    .map(([plain = '', accented = '']) => [plain, accented]),
);

/** Accented, and two fifths longer, as texts of other languages are. */
export const disguise = (text: string) =>
  // Placeholders such as {name} stay.
  text.replaceAll(/\{\w+\}|[A-Za-z]+/g, (word) => {
    if (word.startsWith('{')) return word;
    const longer =
      word.length > 3 ? word + word.slice(-2).repeat(Math.round(word.length / 5)) : word;
    return longer.replaceAll(/\w/g, (letter) => letters.get(letter) ?? letter);
  });

/**
 * A language that no one speaks, made from English: an owner says each text of the pages accented, longer and in brackets,
 * so that one without brackets is in the code of a page, and one that does not fit shows itself.
 */
export const pseudoLanguage = () =>
  Object.fromEntries(
    Object.entries(listPageTexts('en')).map(([id, insteadOf]) => [
      textPath('en', id),
      { text: `⟦${disguise(insteadOf)}⟧`, insteadOf },
    ]),
  ) as Partial<Record<SitePath, object>>;
