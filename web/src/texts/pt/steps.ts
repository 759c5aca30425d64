import type { messages as en } from '../en/steps.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  step: (step: number, steps: number) => `Etapa ${step} de ${steps}`,
};
