import { inject } from 'vitest';
import { atEnd } from './clean-up.ts';
import { createDatabase, dropDatabase } from './server-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    template: string;
  }
}

let made = 0;

/** A migrated database for this test file, or this test, alone, and gone with it. */
export async function testDatabase(): Promise<string> {
  const server = inject('databaseServer');
  const name = `${inject('template')}_${process.hrtime.bigint()}_${made++}`;
  atEnd(() => dropDatabase(server, name));
  return createDatabase(server, name, inject('template'));
}
