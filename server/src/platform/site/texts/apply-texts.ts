import type { TextPlace } from '@kindred/contract/site/text-places';
import type { TextsOfLanguage } from '@kindred/contract/site/own-texts';
import { escapeHtml } from '../../mail/markup.ts';

/** Written around a text in a page, to find out later which one it is. */
type Around = (place: TextPlace, written: string) => string;

/** A rendered page with the owner's texts in it. What they do not say themselves stays. */
export function applyTexts(
  file: string,
  places: readonly TextPlace[],
  own: TextsOfLanguage,
  around?: Around,
): string {
  return part(0, file.length, 0);

  /** Texts are in the order of their starts, and a text in a value of another one follows it. */
  function part(from: number, to: number, first: number): string {
    let written = '';
    let at = from;
    for (let index = first; index < places.length; index += 1) {
      const place = places[index];
      if (!place || place.start >= to) break;
      if (place.start < at) continue;
      const text = own[place.id]?.text;
      if (text === undefined && !around) continue;
      const said =
        text === undefined
          ? part(place.start, place.end, index + 1)
          : inPlace(text, place, index + 1);
      written += file.slice(at, place.start) + (around?.(place, said) ?? said);
      at = place.end;
    }
    return written + file.slice(at, to);
  }

  function inPlace(text: string, { values }: TextPlace, next: number) {
    const pieces = text.split(/\{(\w+)\}/);
    return pieces
      .map((piece, index) => {
        if (index % 2 === 0) return escapeText(piece);
        const value = values.find(({ name }) => name === piece);
        // Braces can be a part of the default text, which fills them in itself.
        return value ? part(value.start, value.end, next) : escapeText(`{${piece}}`);
      })
      .join('');
  }
}

/** Two underscores begin a place that the server fills in. */
const escapeText = (text: string) => escapeHtml(text).replaceAll('_', '&#95;');
