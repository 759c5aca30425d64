import { Readable } from 'node:stream';
import type { Language } from '@kindred/contract/languages';
import type { Db } from '../../db/statement.ts';
import { toLine } from '../../platform/csv/csv.ts';
import { textsFor } from '../../platform/text/language-texts.ts';
import { findLines } from './lines.ts';

const page = 1000;

/** A file with a line for each thing that is wrong, in the language of the reader. */
export const streamFaults = (db: Db, id: string, language: Language) =>
  Readable.from(faultsOf(db, id, language));

async function* faultsOf(db: Db, id: string, language: Language) {
  const { heads, shared } = textsFor(language);
  yield toLine(['line', 'column', 'value', 'problem'].map(heads('importFaults')));
  for (let after = 0; ;) {
    const lines = await findLines(db, { id, after, outcome: null, faulty: true, limit: page });
    yield lines
      .flatMap(({ line, faults }) =>
        faults.map(({ column, value, code }) =>
          toLine([String(line), column ?? '', value, shared(`import-faults/${code}`)]),
        ),
      )
      .join('');
    if (lines.length < page) return;
    after = lines.at(-1)?.line ?? 0;
  }
}
