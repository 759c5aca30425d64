import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabase } from './server-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    template: string;
  }
}

let made = 0;

/** A migrated database for this test file alone, gone when the file is done. */
export async function testDatabase(): Promise<string> {
  const server = inject('databaseServer');
  const name = `${inject('template')}_${process.hrtime.bigint()}_${made++}`;
  afterAll(() => dropDatabase(server, name));
  return createDatabase(server, name, inject('template'));
}
