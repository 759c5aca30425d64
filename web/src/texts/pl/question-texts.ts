import { questions } from '@kindred/contract/texts/pl/questions';

export const questionTexts: Readonly<
  Record<string, { question: string; answers: readonly string[] }>
> = questions;
