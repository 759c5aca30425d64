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
import { readLine, writeLine } from './line.ts';
import { lockJournal } from './lock.ts';
import { kinds, type Stored } from './objects.ts';
import type { Change, Store } from './store.ts';

/** Reads the lines of the journal. A last line that was torn by a crash was never answered. */
function replay(file: string, store: Store): void {
  const content = readFileSync(file);
  let start = 0;
  for (;;) {
    const end = content.indexOf('\n', start);
    if (end < 0) break;
    store.apply(readLine(content.toString('utf8', start, end)));
    start = end + 1;
  }
  if (start < content.length)
    console.info(`The last line of ${file} was incomplete and is left out.`);
}

const rowsPerLine = 100;

function* snapshot(store: Store): Generator<string> {
  const { clockOffset, time, port } = store;
  yield writeLine({ put: [], removed: [], clockOffset, time, port });
  for (const kind of kinds) {
    let put: Stored[] = [];
    for (const row of store.values(kind)) {
      put.push(row);
      if (put.length < rowsPerLine) continue;
      yield writeLine({ put, removed: [] });
      put = [];
    }
    if (put.length > 0) yield writeLine({ put, removed: [] });
  }
}

/** Writes the current objects as a new journal, which replaces the old one atomically. Returns its length. */
function compact(file: string, store: Store): number {
  const next = `${file}.next`;
  const handle = openSync(next, 'w', 0o600);
  let length = 0;
  for (const line of snapshot(store)) {
    const bytes = Buffer.from(line);
    length += bytes.length;
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
  }
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
  return length;
}

interface Parts {
  file: string;
  store: Store;
  handle: FileHandle;
  /** The size of the file when it was last compacted. */
  length: number;
  /** How many bytes have to be added before it is compacted. */
  growth: number;
  unlock: () => void;
}

/** Stores every change in a file before the response. Simultaneous changes are written together. */
export class Journal {
  private waiting: string[] = [];
  private flushing: Promise<void> = Promise.resolve();
  private added = 0;
  private readonly parts: Parts;

  private constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws `JournalInUse` if another process has it open: each would replace the file that the other one writes. */
  static async open(file: string, store: Store, growth = 100_000_000): Promise<Journal> {
    const unlock = lockJournal(file);
    try {
      if (existsSync(file)) replay(file, store);
      const length = compact(file, store);
      return new Journal({ file, store, length, growth, unlock, handle: await open(file, 'a') });
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** One line, so that a change is stored completely or not at all. */
  add(change: Change): void {
    this.waiting.push(writeLine(change));
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
    const text = lines.join('');
    await this.parts.handle.appendFile(text);
    await this.parts.handle.sync();
    this.added += text.length;
    if (this.added > Math.max(this.parts.growth, this.parts.length)) await this.rewrite();
  }

  /** The store already contains what waits to be written. */
  private async rewrite(): Promise<void> {
    const { file, store, handle } = this.parts;
    this.waiting = [];
    this.added = 0;
    this.parts.length = compact(file, store);
    await handle.close();
    this.parts.handle = await open(file, 'a');
  }

  async close(): Promise<void> {
    try {
      await this.flush();
    } finally {
      this.parts.unlock();
      await this.parts.handle.close();
    }
  }
}
