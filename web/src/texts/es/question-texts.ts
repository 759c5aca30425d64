import { questions } from '@kindred/contract/texts/es/questions';

export const questionTexts: Readonly<
  Record<string, { question: string; answers: readonly string[] }>
> = questions;
