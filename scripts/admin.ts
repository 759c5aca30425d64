// npm run admin: changes to staff accounts that need access to the machine.
import type { Client } from 'pg';
import {
  findForOperator,
  insertAdministrator,
  makePassword,
  promoteToAdministrator,
  replacePassword,
  resetFactor,
} from '../server/src/areas/team/administrators/administrators.ts';
import { readConfig } from '../server/src/config.ts';
import { DatabaseClient } from '../server/src/db/client.ts';
import { prepareDatabase } from '../server/src/db/prepare.ts';
import { joinDatabase } from '../server/src/db/provide.ts';
import { StartError } from '../server/src/errors.ts';
import { runTask, say } from './task.ts';

const commands: Readonly<Record<string, (client: Client, email: string) => Promise<void>>> = {
  create,
  password,
  'reset-factor': resetSecondFactor,
};

await runTask(async () => {
  const { run, email } = readArguments();
  const database = await joinDatabase(readConfig(), say);
  const client = new DatabaseClient(database.url);
  try {
    await prepareDatabase(database, { report: say, warn: say });
    await client.connect();
    await client.query('begin');
    await run(client, email);
    await client.query('commit');
  } finally {
    await client.end();
    await database.stop();
  }
});

function readArguments() {
  const [command = '', email = '', ...more] = process.argv.slice(2);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || !/^[^\s@]+@[^\s@]+$/.test(email) || more.length > 0)
    throw new StartError(
      `Usage: npm run admin -- COMMAND EMAIL, with ${Object.keys(commands).join(', ')} as COMMAND`,
    );
  return { run, email };
}

async function create(client: Client, email: string) {
  const account = await findForOperator(client, email);
  if (!account) {
    const secret = makePassword();
    await insertAdministrator(client, email, secret);
    return say(`Administrator: ${email} with the password ${secret}`);
  }
  refuseClosed(account, email);
  if (account.staff_role === 'administrator') {
    throw new StartError(
      `${email} is already an administrator. For a new password: npm run admin -- password ${email}`,
    );
  }
  await promoteToAdministrator(client, account);
  say(`${email} already had an account and is now an administrator. The password has not changed.`);
}

async function password(client: Client, email: string) {
  const account = await findForOperator(client, email);
  if (account?.staff_role !== 'administrator') {
    throw new StartError(
      `${email} is not an administrator. Members and other staff choose a new password with “Forgot your password?”.`,
    );
  }
  refuseClosed(account, email);
  const secret = makePassword();
  await replacePassword(client, account, secret);
  say(`${email} now signs in with the password ${secret}. All their sessions have ended.`);
}

async function resetSecondFactor(client: Client, email: string) {
  const account = await findForOperator(client, email);
  if (!account) throw new StartError(`There is no account with the email ${email}.`);
  if (!(await resetFactor(client, account)))
    throw new StartError(`${email} does not use two-factor authentication.`);
  say(`${email} now signs in with just the password. All their sessions have ended.`);
}

function refuseClosed({ state }: { state: string }, email: string) {
  if (state !== 'active')
    throw new StartError(`The account of ${email} is ${state}. Reactivate it first.`);
}
