import { inject } from 'vitest';
import { atEnd } from '../clean-up.ts';
import { createDatabase, dropDatabase } from './server-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    template: string;
  }
}

let count = 0;

/** Creates a migrated database for this test or test file and drops it afterwards. */
export async function testDatabase(): Promise<string> {
  const server = inject('databaseServer');
  const name = `${inject('template')}_${process.hrtime.bigint()}_${count++}`;
  atEnd(() => dropDatabase(server, name));
  return createDatabase(server, name, inject('template'));
}
