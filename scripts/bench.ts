// npm run bench -- house accounts office [--members 2000] [--database URL] [--only PATTERN]
import { parseArgs } from 'node:util';
import { accounts } from '../bench/accounts.ts';
import type { Bench } from '../bench/case.ts';
import { house } from '../bench/house.ts';
import { office } from '../bench/office.ts';
import { runBench } from '../bench/run.ts';
import { StartError } from '../server/src/errors.ts';
import { runNode } from './command.ts';

const benches = new Map<string, Bench>([
  ['house', house],
  ['accounts', accounts],
  ['office', office],
]);

// What a bench has started is ended by it, so it has to come to its own end.
const stopped = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'])
  process.once(event, () => stopped.abort(new StartError('Stopped.')));

async function main() {
  const { chosen, ...options } = readArguments();
  await runNode(['scripts/build-web.ts'], { inheritOutput: true });
  for (const [name, bench] of chosen)
    await runBench(name, bench, { ...options, signal: stopped.signal });
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      members: { type: 'string', default: '2000' },
      // A pattern of case names; what it leaves out makes no results to keep.
      only: { type: 'string' },
      // One that is populated already.
      database: { type: 'string' },
    },
  });
  const unknown = positionals.find((name) => !benches.has(name));
  if (unknown)
    throw new StartError(`${unknown} is no bench: choose of ${[...benches.keys()].join(', ')}.`);
  const members = Number(values.members);
  if (!(Number.isInteger(members) && members > 0))
    throw new StartError('--members takes a whole number from 1.');
  return {
    chosen: [...benches].filter(([name]) => positionals.length === 0 || positionals.includes(name)),
    members,
    database: values.database,
    only: values.only === undefined ? undefined : new RegExp(values.only),
  };
}

try {
  await main();
} catch (error) {
  const expected = error instanceof StartError || error instanceof TypeError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
// Listened to, the channel to the launcher would keep us.
process.removeAllListeners('disconnect');
if (process.connected) process.disconnect();
