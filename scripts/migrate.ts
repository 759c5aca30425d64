// npm run migrate: brings the database up to this version without starting the service.
import { readConfig } from '../server/src/config.ts';
import { migrate } from '../server/src/db/migrate/migrate.ts';
import { joinDatabase } from '../server/src/db/provide.ts';
import { runTask, say } from './task.ts';

await runTask(async () => {
  const database = await joinDatabase(readConfig(), say);
  try {
    await migrate(database.url, { report: say, warn: say });
    say('The database is up to date.');
  } finally {
    await database.stop();
  }
});
