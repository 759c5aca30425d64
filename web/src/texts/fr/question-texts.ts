import { questions } from '@kindred/contract/texts/fr/questions';

export const questionTexts: Readonly<
  Record<string, { question: string; answers: readonly string[] }>
> = questions;
