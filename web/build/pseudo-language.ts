import type { Plugin } from 'vite';
import { findTexts } from './texts/find-texts.ts';

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
 * A language that no one speaks, made from English: each text is accented, longer and in brackets, so that one without
 * brackets is in the code of a page, and one that does not fit shows itself.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    transform: {
      filter: { id: /[\\/](?:web|contract)[\\/]src[\\/]texts[\\/]en[\\/](?!language\.ts).+\.ts$/ },
      handler(code) {
        const edits = findTexts(this.parse(code, { lang: 'ts' }), code).flatMap((text) => {
          if (text.value !== undefined)
            return [{ ...text, by: JSON.stringify(`⟦${disguise(text.value)}⟧`) }];
          const last = text.pieces.length - 1;
          return text.pieces.map(({ start, end }, index) => {
            const said = disguise(code.slice(start, end));
            return {
              start,
              end,
              by: `${index === 0 ? '⟦' : ''}${said}${index === last ? '⟧' : ''}`,
            };
          });
        });
        edits.sort((one, other) => other.start - one.start);
        return edits.reduce(
          (text, { start, end, by }) => text.slice(0, start) + by + text.slice(end),
          code,
        );
      },
    },
  };
}
