import { StartError } from '../../server/src/errors.ts';
import { type Wishes, wishes } from './market.ts';

const usualSeeds = [1, 2, 3, 4, 5];

/** `--seed 9` for one other market of each kind, `--sides 1000x400`, `--wishes ages`. */
export function readMarketFlags({ seed, sides, wishes: kind }: Readonly<Record<string, string>>) {
  const [, left, right] = /^(\d{2,4})x(\d{2,4})$/.exec(sides ?? '1000x1000') ?? [];
  if (!left || !right) throw new StartError('--sides takes two numbers from 10, such as 1000x400.');
  if (seed !== undefined && !/^\d{1,9}$/.test(seed))
    throw new StartError('--seed takes a whole number from 0.');
  const chosen = kind ?? 'everyone';
  if (!isWishes(chosen)) throw new StartError(`--wishes takes one of ${wishes.join(', ')}.`);
  return {
    left: Number(left),
    right: Number(right),
    wishes: chosen,
    seeds: seed === undefined ? usualSeeds : [Number(seed)],
  };
}

const isWishes = (text: string): text is Wishes => wishes.includes(text as Wishes);
