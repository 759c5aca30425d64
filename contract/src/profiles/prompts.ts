import { promptLabels } from '../texts/en/prompts.ts';

export { promptLabels };

export type Prompt = keyof typeof promptLabels;

export const prompts = Object.keys(promptLabels) as Prompt[];

/** How many prompts a profile can have, and the longest answer. */
export const promptLimits = { perProfile: 3, answerLength: 200 } as const;
