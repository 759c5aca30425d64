import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { kinds, type Stored } from './objects.ts';
import type { Change, Store } from './store.ts';

/** Reads the lines of the journal. A last line that was torn by a crash was never answered. */
function replay(file: string, store: Store): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.pop();
  for (const line of lines) store.apply(JSON.parse(line) as Change);
  if (last) console.info(`The last line of ${file} was incomplete and is left out.`);
}

function* snapshot(store: Store): Generator<string> {
  const { clockOffset, time } = store;
  yield `${JSON.stringify({ put: [], removed: [], clockOffset, time })}\n`;
  for (const kind of kinds)
    for (const row of store.values(kind)) {
      const put: Stored[] = [row];
      yield `${JSON.stringify({ put, removed: [] })}\n`;
    }
}

/** Writes what is there now as a new journal, which takes the old one's place at once. */
function compact(file: string, store: Store): void {
  const next = `${file}.next`;
  const handle = openSync(next, 'w', 0o600);
  for (const line of snapshot(store)) writeSync(handle, line);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Keeps every change in a file before it is answered. Changes that come together are written together. */
export class Journal {
  private waiting: string[] = [];
  private flushing: Promise<void> = Promise.resolve();
  private readonly handle: FileHandle;

  private constructor(handle: FileHandle) {
    this.handle = handle;
  }

  static async open(file: string, store: Store): Promise<Journal> {
    if (existsSync(file)) replay(file, store);
    compact(file, store);
    return new Journal(await open(file, 'a'));
  }

  /** One line, so that a change is kept whole or not at all. */
  add(change: Change): void {
    this.waiting.push(`${JSON.stringify(change)}\n`);
  }

  /** Resolves when everything that was added is on the disk. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  private async write(): Promise<void> {
    const lines = this.waiting;
    if (lines.length === 0) return;
    this.waiting = [];
    await this.handle.appendFile(lines.join(''));
    await this.handle.sync();
  }

  async close(): Promise<void> {
    await this.flush();
    await this.handle.close();
  }
}
