// npm run migrate: brings the database up to this version without starting the service.
import { readConfig } from '../server/src/config.ts';
import { prepareDatabase } from '../server/src/db/prepare.ts';
import { joinDatabase, ownerOf } from '../server/src/db/provide.ts';
import { runTask, say } from './task.ts';

await runTask(async () => {
  const database = await joinDatabase(readConfig(), say);
  try {
    ownerOf(database);
    await prepareDatabase(database, { report: say, warn: say, waitForFills: true });
    say('The database is up to date.');
  } finally {
    await database.stop();
  }
});
