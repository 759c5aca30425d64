import { Journal } from '../store/journal.ts';
import { kinds, type Stored } from '../store/objects.ts';
import { Store } from '../store/store.ts';

interface Addition {
  rows: readonly Stored[];
  /** Everything up to then, in seconds, is done. */
  time: number;
  /** Rows of an earlier addition, which are deleted. */
  replaces: (row: Stored) => boolean;
}

const rowsPerLine = 200;

/** Adds rows to the file of a sandbox that is not running. */
export async function addToFile(file: string, { rows, time, replaces }: Addition) {
  const store = new Store();
  const journal = await Journal.open(file, store);
  const removed = kinds
    .flatMap((kind): Stored[] => store.all(kind))
    .filter(replaces)
    .map(({ object, id }) => ({ object, id }));
  journal.add({ put: [], removed, time });
  for (let first = 0; first < rows.length; first += rowsPerLine)
    journal.add({ put: rows.slice(first, first + rowsPerLine), removed: [] });
  await journal.close();
}
