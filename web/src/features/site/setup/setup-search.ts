import type { SetupStep } from '@kindred/contract/site/setup';

/** The step that is shown, or what comes after the last one. */
export type SetupPlace = SetupStep | 'ready';

export interface SetupSearch {
  step?: string;
}

/** Every page has this file, and none of them the rest of the set-up, which knows the steps. */
export const readSetupSearch = ({ step }: Record<string, unknown>): SetupSearch =>
  typeof step === 'string' ? { step } : {};
