import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuiltTexts, TextPlace } from '@kindred/contract/site/built-texts';
import type { Plugin } from 'vite';
import { marks } from './mark-texts.ts';
import { takeMarks } from './take-marks.ts';

/** What a build finds out about its texts, until it writes it down. */
export class NotedTexts {
  readonly texts = new Map<string, string>();
  readonly files = new Map<string, readonly TextPlace[]>();

  /** The file without its marks. */
  take(name: string, marked: string, quoteAt: (position: number) => TextPlace['quote'] = () => '') {
    const { file, places } = takeMarks(marked, quoteAt);
    const whole = places.filter(
      ({ start, end, quote }) => quote || !file.slice(start, end).includes('<'),
    );
    if (whole.length > 0) this.files.set(name, whole);
    return file;
  }

  async write(folder: string) {
    const built: BuiltTexts = {
      texts: Object.fromEntries(
        [...this.texts].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
      files: Object.fromEntries(this.files),
    };
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '.texts.json'), JSON.stringify(built));
  }
}

/** Takes the marks out of the scripts, and notes the places of their texts. */
export const noteScripts = (noted: NotedTexts): Plugin => ({
  name: 'note-texts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes(marks.text)) continue;
        chunk.code = noted.take(
          chunk.fileName,
          chunk.code,
          quotesIn(this.parse(chunk.code), chunk.code),
        );
      }
    },
  },
});

/** Writes them down at the end of a build of the pages. */
export function writeNoted(noted: NotedTexts): Plugin {
  let folder = '';
  return {
    name: 'write-noted-texts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => noted.write(folder) },
  };
}

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
}

/** The quote of the innermost string or template around a position. */
function quotesIn(program: object, code: string) {
  const strings: Node[] = [];
  collect(program);
  strings.sort((one, other) => one.start - other.start);
  return (position: number) => {
    const inner = strings.findLast(({ start, end }) => start < position && position < end);
    if (!inner) throw new Error(`The text at ${position} is in no string`);
    return code[inner.start] as TextPlace['quote'];
  };

  function collect(node: unknown) {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as Node;
    if (type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string'))
      strings.push(node as Node);
    for (const part of Object.values(node)) collect(part);
  }
}
