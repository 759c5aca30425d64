// npm run admin -- create EMAIL: makes an administrator, or gives the back office to who is a member.
import { Client } from 'pg';
import {
  insertAdministrator,
  makePassword,
  promoteToAdministrator,
} from '../server/src/areas/accounts/administrators.ts';
import { readConfig } from '../server/src/config.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { joinDatabase } from '../server/src/db/provide.ts';
import { StartError } from '../server/src/errors.ts';
import { runTask, say } from './task.ts';

await runTask(async () => {
  const email = readArguments();
  const database = await joinDatabase(readConfig(), say);
  const client = new Client({ connectionString: database.url });
  try {
    await migrate(database.url, say);
    await client.connect();
    await createAdministrator(client, email);
  } finally {
    await client.end();
    await database.stop();
  }
});

function readArguments(): string {
  const [command, email, ...more] = process.argv.slice(2);
  if (command !== 'create' || !email || !/^[^\s@]+@[^\s@]+$/.test(email) || more.length > 0)
    throw new StartError('Usage: npm run admin -- create EMAIL');
  return email;
}

async function createAdministrator(client: Client, email: string) {
  if (await promoteToAdministrator(client, email)) {
    say(`${email} is an administrator now and signs in as before.`);
    return;
  }
  const password = makePassword();
  await insertAdministrator(client, email, password);
  say(`Administrator: ${email} with the password ${password}`);
}
