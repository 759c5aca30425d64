import type { TextPlace } from '@kindred/contract/site/text-places';
import { marks } from '../../../server/src/texts/page-texts.ts';

interface OpenText {
  readonly id: string;
  readonly start: number;
  readonly values: { readonly name: string; readonly start: number; end: number }[];
}

/** The file without its marks, and the places of its texts. */
export function takeMarks(marked: string) {
  const places: TextPlace[] = [];
  const open: OpenText[] = [];
  let file = '';
  let at = 0;
  const nameUntil = (end: string) => {
    const stop = marked.indexOf(end, at);
    const name = marked.slice(at + 1, stop);
    at = stop;
    return name;
  };
  for (const mark of marked.matchAll(/[\uFDD0\uFDD2\uFDD3\uFDD5]/g)) {
    file += marked.slice(at, mark.index);
    at = mark.index;
    const start = file.length;
    const text = open.at(-1);
    switch (mark[0]) {
      case marks.text:
        open.push({ id: nameUntil(marks.said), start, values: [] });
        break;
      case marks.value:
        text?.values.push({ name: nameUntil(marks.given), start, end: start });
        break;
      case marks.valueEnd: {
        const value = text?.values.at(-1);
        if (value) value.end = start;
        break;
      }
      default:
        open.pop();
        if (text) places.push({ ...text, end: start });
    }
    at += 1;
  }
  file += marked.slice(at);
  return { file, places: places.toSorted((one, other) => one.start - other.start) };
}
