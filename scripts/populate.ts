// npm run populate -- --members 1000000 --seed 7 [--today 2026-01-31]
import { parseArgs } from 'node:util';
import { populate } from '../population/populate.ts';
import { readConfig } from '../server/src/config.ts';
import { prepareDatabase } from '../server/src/db/prepare.ts';
import { joinOrBegin } from '../server/src/db/provide.ts';
import { defaultsOf, findPublished } from '../server/src/platform/site/published-site.ts';
import { withClient } from '../server/src/db/with-client.ts';
import { StartError } from '../server/src/errors.ts';
import { sandboxFileOf } from '../server/src/payment-sandbox.ts';
import { runTask, say } from './task.ts';

const most = 10_000_000;

async function main() {
  const { members, seed, today } = readArguments();
  const config = readConfig();
  if (config.production) throw new StartError('MODE=production does not allow synthetic members.');
  const database = await joinOrBegin(config, say);
  try {
    await prepareDatabase(database, { report: say, warn: say });
    const { document } = await withClient(database.url, (client) =>
      findPublished(client, defaultsOf(config)),
    );
    const started = Date.now();
    await populate({
      url: database.ownerUrl ?? database.url,
      members,
      seed,
      today,
      site: document,
      config,
      sandboxFile: config.stripe ? undefined : sandboxFileOf(config),
      report: say,
      announce: ({ email, password }) => say(`Demo member: ${email} with the password ${password}`),
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    say(`${members.toLocaleString('en')} members from seed ${seed}, in ${seconds} s.`);
  } finally {
    await database.stop();
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string' },
    },
  });
  const whole = (name: 'members' | 'seed', from: number, to: number) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    throw new StartError(`--${name} takes a whole number from ${from} to ${to}.`);
  };
  return {
    members: whole('members', 1, most),
    seed: whole('seed', 0, 2 ** 31 - 1),
    today: values.today,
  };
}

await runTask(main);
