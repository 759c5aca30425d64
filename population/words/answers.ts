import type { Prompt } from '../../contract/src/profiles/prompts.ts';
import { answersOfCharacter } from './answers-of-character.ts';
import { answersOfDays } from './answers-of-days.ts';

/** How members finish the prompts. */
export const answers: Readonly<Record<Prompt, readonly string[]>> = {
  ...answersOfDays,
  ...answersOfCharacter,
};
