import type { Plugin } from 'vite';
import { type FoundText, findTexts } from './find-texts.ts';

/** Characters that neither texts nor code have, around each text and each value in it, until their places are noted. */
export const marks = {
  text: '\uFDD0',
  said: '\uFDD1',
  textEnd: '\uFDD2',
  value: '\uFDD3',
  given: '\uFDD4',
  valueEnd: '\uFDD5',
} as const;

/** Not the code of a language, and not names of places, which are data. */
const catalogue =
  /[\\/](web|contract)[\\/]src[\\/]texts[\\/][a-z]{2}[\\/](?!(?:language|place-names?)\.ts)(.+)\.ts$/;

/** Marks each text of the catalogues, and notes it with its id. */
export function markTexts(noted: Map<string, string>): Plugin {
  return {
    name: 'mark-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: catalogue },
      handler(code, path) {
        const [, folder = '', file = ''] = catalogue.exec(path) ?? [];
        const texts = findTexts(this.parse(code, { lang: 'ts' }), code);
        const ids = idsOf(texts, `${folder}/${file.replaceAll('\\', '/')}`);
        return marked(code, texts, ids, noted);
      },
    },
  };
}

/** `web/shell/nav/signIn`. A second text at the same place is `web/shell/likes#2`. */
function idsOf(texts: readonly FoundText[], file: string) {
  const uses = new Map<string, number>();
  return texts.map(({ path }) => {
    const names = path.filter((name) => name !== '' && name !== 'messages');
    const id = [file, ...names].join('/').replaceAll(/[^\w/-]/g, '-');
    const use = (uses.get(id) ?? 0) + 1;
    uses.set(id, use);
    return use === 1 ? id : `${id}#${use}`;
  });
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

function marked(
  code: string,
  texts: readonly FoundText[],
  ids: readonly string[],
  noted: Map<string, string>,
) {
  const edits = texts.flatMap((text, index): Edit[] => {
    const id = ids[index] ?? '';
    const begin = `${marks.text}${id}${marks.said}`;
    if (text.value !== undefined) {
      noted.set(id, text.value);
      return [{ ...text, by: JSON.stringify(begin + text.value + marks.textEnd) }];
    }
    const names = valueNames(text, code);
    const said = text.pieces.map(({ start, end }) => code.slice(start, end));
    noted.set(id, said.map((piece, at) => plain(piece) + inBraces(names[at])).join(''));
    const last = text.pieces.length - 1;
    return text.pieces.map(({ start, end }, at) => ({
      start,
      end,
      by:
        (at === 0 ? begin : marks.valueEnd) +
        (said[at] ?? '') +
        (at === last ? marks.textEnd : `${marks.value}${names[at]}${marks.given}`),
    }));
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

const inBraces = (name: string | undefined) => (name === undefined ? '' : `{${name}}`);

/** A piece of a template as people read it. */
const plain = (raw: string) =>
  raw.replaceAll(/\\u\{?([\da-f]+)\}?|\\(.)/gi, (_, point: string | undefined, letter: string) => {
    if (point !== undefined) return String.fromCodePoint(Number.parseInt(point, 16));
    return letter === 'n' ? '\n' : letter;
  });

const namedValue = /^(?:\w+\()?(?:\w+\.)*([a-z]\w*)(?:, [\w.]+)?\)?$/i;

/** `{until}` for `${until}`, `${data.until}` and `${day(until)}`. What has no name of its own has a number. */
function valueNames({ expressions }: FoundText, code: string) {
  const used = new Set<string>();
  return expressions.map(({ start, end }, index) => {
    const [, last] = namedValue.exec(code.slice(start, end).trim()) ?? [];
    const name = last !== undefined && !used.has(last) ? last : String(index + 1);
    used.add(name);
    return name;
  });
}
