import { parseArgs } from 'node:util';
import type { Bench } from '../bench/case.ts';
import { house } from '../bench/house.ts';
import { runBench } from '../bench/run.ts';

const benches: Readonly<Record<string, Bench>> = { house };

const usage = `npm run bench -- [${Object.keys(benches).join('|')}] [--members N] [--only CASES]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    members: { type: 'string', default: '2000' },
    // A pattern of case names; what it leaves out makes no result to keep.
    only: { type: 'string' },
  },
});

const names = positionals.length > 0 ? positionals : Object.keys(benches);
const members = Number(values.members);
const only = values.only === undefined ? undefined : new RegExp(values.only);

for (const name of names) {
  const bench = benches[name];
  if (!bench || !Number.isInteger(members)) {
    console.error(`Usage: ${usage}`);
    process.exitCode = 1;
    break;
  }
  await runBench(name, bench, { members }, only);
}
