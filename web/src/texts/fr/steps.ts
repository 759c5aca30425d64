import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/steps.ts';

export const messages: Translated<typeof en> = {
  step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
};
