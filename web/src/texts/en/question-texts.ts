import { questions } from '@kindred/contract/profiles/questions';

/** Apart from the other words about questions, as these are many and few pages show them. */
export const questionTexts: Readonly<
  Record<string, { question: string; answers: readonly string[] }>
> = questions;
