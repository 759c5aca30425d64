// npm run payments: tells the running server to read the payment provider's data again, or to move the sandbox's clock.
import type { Client } from 'pg';
import { type Config, readConfig } from '../server/src/config.ts';
import { DatabaseClient } from '../server/src/db/client.ts';
import { prepareDatabase } from '../server/src/db/prepare.ts';
import { joinDatabase } from '../server/src/db/provide.ts';
import { StartError } from '../server/src/errors.ts';
import { addJob } from '../server/src/platform/jobs/jobs.ts';
import { advance } from './advance-payments.ts';
import { runTask, say } from './task.ts';

const usage =
  "Usage: npm run payments -- replay SINCE, with a time such as 2026-03-01, or reconcile, or advance TO, with a date such as 2026-12-25 or '+30 days'";

await runTask(async () => {
  const config = readConfig();
  const add = readArguments(config);
  const database = await joinDatabase(config, say);
  const client = new DatabaseClient(database.url);
  try {
    await prepareDatabase(database, { report: say, warn: say });
    await client.connect();
    await add(client);
  } finally {
    await client.end();
    await database.stop();
  }
});

function readArguments(config: Config): (client: Client) => Promise<void> {
  const [command = '', ...given] = process.argv.slice(2);
  const [since = '', ...more] = given;
  const time = Date.parse(since);
  if (command === 'advance' && since !== '') return advance(config, given.join(' '), usage);
  if (command === 'reconcile' && since === '')
    return async (client) => {
      await addJob(client, 'reconcile-payments', {});
      say(
        'The server compares all payments with the provider now. See the Revenue page for the result.',
      );
    };
  if (command === 'replay' && Number.isFinite(time) && more.length === 0)
    return async (client) => {
      await addJob(client, 'replay-payment-events', { since: new Date(time).toISOString() });
      say(`The server applies the events of the provider since ${since} again now.`);
    };
  throw new StartError(usage);
}
