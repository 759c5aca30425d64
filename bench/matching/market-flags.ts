import { StartError } from '../../server/src/errors.ts';
import { type Preferences, preferences } from './market.ts';

const usualSeeds = [1, 2, 3, 4, 5];

/** `--seed 9` for one other market of each kind, `--sides 1000x400`, `--preferences ages`. */
export function readMarketFlags({
  seed,
  sides,
  preferences: kind,
}: Readonly<Record<string, string>>) {
  const [, left, right] = /^(\d{2,4})x(\d{2,4})$/.exec(sides ?? '1000x1000') ?? [];
  if (!left || !right) throw new StartError('--sides takes two numbers from 10, such as 1000x400.');
  if (seed !== undefined && !/^\d{1,9}$/.test(seed))
    throw new StartError('--seed takes a whole number from 0.');
  const chosen = kind ?? 'everyone';
  if (!isPreferences(chosen))
    throw new StartError(`--preferences takes one of ${preferences.join(', ')}.`);
  return {
    left: Number(left),
    right: Number(right),
    preferences: chosen,
    seeds: seed === undefined ? usualSeeds : [Number(seed)],
  };
}

const isPreferences = (text: string): text is Preferences =>
  preferences.includes(text as Preferences);
