import { parseArgs } from 'node:util';
import { StartError } from '../server/src/errors.ts';
import type { Bench } from './case.ts';

/** Reads the command line. Flags that only a bench knows are accepted if that bench is chosen. */
export function readBenchArguments(args: readonly string[], benches: ReadonlyMap<string, Bench>) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      members: { type: 'string', default: '2000' },
      only: { type: 'string' },
      database: { type: 'string' },
      ...Object.fromEntries(
        [...benches.values()]
          .flatMap((bench) => bench.flags ?? [])
          .map((flag) => [flag, { type: 'string' as const }]),
      ),
    },
  });
  const { members, only, database, ...flags } = values;
  const unknown = positionals.find((name) => !benches.has(name));
  if (unknown)
    throw new StartError(`There is no bench ${unknown}. Choose from ${list(benches.keys())}.`);
  const chosen = [...benches].filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  refuseFlagsOfOthers(Object.keys(flags), chosen);
  return {
    chosen,
    members: readMembers(members),
    database: database as string | undefined,
    only: only === undefined ? undefined : new RegExp(only as string),
    flags: flags as Record<string, string>,
  };
}

function refuseFlagsOfOthers(flags: readonly string[], chosen: readonly [string, Bench][]) {
  const unused = flags.find((flag) => !chosen.some(([, bench]) => bench.flags?.includes(flag)));
  if (unused)
    throw new StartError(`${list(chosen.map(([name]) => name))} has no flag --${unused}.`);
}

function readMembers(text: string) {
  const members = Number(text);
  if (Number.isInteger(members) && members > 0) return members;
  throw new StartError('--members takes a whole number from 1.');
}

const list = (names: Iterable<string>) => [...names].join(', ');
