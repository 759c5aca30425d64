import { questionNames } from '@kindred/contract/profiles/questions';
import { StartError } from '../server/src/errors.ts';
import type { Bench, Case, Options } from './case.ts';
import { shareRuns } from './case.ts';
import { attack } from './hidden-answers/attack.ts';
import { guessAnswers, countRead } from './hidden-answers/guess.ts';
import { openWorld } from './hidden-answers/world.ts';

/**
 * How many of a member's answers a number of accounts can work out in some days, by requests that are permitted: own
 * answers and accepted ones of all questions, next to what is guessed from everyone else's answers.
 */
export const hiddenAnswers: Bench = { cases, flags: ['accounts', 'days'] };

const items = 2 * questionNames.length;
const mostAboveGuess = 0.05 * items;

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  const days = readNumbers(options.flags['days'] ?? '10')[0] ?? 10;
  const world = await openWorld(options);
  try {
    const guess = await guessAnswers(world);
    for (const accounts of readNumbers(options.flags['accounts'] ?? '12,50,200')) {
      const run = shareRuns(async () => {
        const known = await attack(world, { accounts, days, guess });
        const mean = (count: (index: number) => number) =>
          world.targets.reduce((sum, _, index) => sum + count(index), 0) / world.targets.length;
        const guessed = mean((index) => countRead(guess, world.targets[index]));
        const read = mean((index) => countRead(known[index], world.targets[index]));
        return { read, guessed, above: read - guessed };
      });
      yield { id: `guessed-${accounts}`, unit: 'items', rounds: 1, product: run('guessed') };
      yield { id: `read-${accounts}`, unit: 'items', rounds: 1, product: run('read') };
      yield {
        id: `above-guess-${accounts}`,
        unit: 'items',
        target: mostAboveGuess,
        rounds: 1,
        product: run('above'),
      };
    }
  } finally {
    await world.stop();
  }
}

function readNumbers(text: string) {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  throw new StartError(
    '--accounts and --days take whole numbers from 1, with commas between them.',
  );
}
