import { inReadersLanguage } from './language.ts';

const en = {
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
};

export const messages = inReadersLanguage({ en });
