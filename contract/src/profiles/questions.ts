import { questions } from '../texts/en/questions.ts';

export { questions };

export type Question = keyof typeof questions;

export const questionNames = Object.keys(questions) as Question[];

/**
 * These reveal little, so answers to them are open unless the member hides them: they count for the scores that others
 * see. Answers to all other questions are hidden unless the member opens them. They are asked first, in this order.
 */
export const openQuestions = [
  'weekend-shape',
  'early-late',
  'home-out',
  'looking-for',
  'tidy',
] as const satisfies readonly Question[];

export const isOpenByDefault = (question: string) =>
  openQuestions.some((each) => each === question);

/** The weight of an answer in a match, by importance. */
export const importances = {
  irrelevant: 0,
  little: 1,
  somewhat: 10,
  very: 50,
  mandatory: 250,
} as const;
export type Importance = keyof typeof importances;

export const importanceNames = Object.keys(importances) as Importance[];
