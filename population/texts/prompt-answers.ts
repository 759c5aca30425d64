import type { Prompt } from '../../contract/src/profiles/prompts.ts';
import { answersAboutPeople } from './prompt-answers-about-people.ts';
import { answersAboutLife } from './prompt-answers-about-life.ts';

/** Answers to all prompts. */
export const answers: Readonly<Record<Prompt, readonly string[]>> = {
  ...answersAboutLife,
  ...answersAboutPeople,
};
