import { textFor } from '../say.ts';
import { messages as promptLabels } from '#texts/prompts.ts';
import { messages as interestGroups } from '#texts/interests.ts';
import { ownChoiceName } from './own-choice-name.ts';

const interestNames = new Map<string, string>(
  Object.values(interestGroups).flatMap((labels) => Object.entries(labels)),
);

export const interestName = (key: string) => interestNames.get(key) ?? ownChoiceName(key);
export const promptName = (key: string) => textFor(promptLabels, key) ?? ownChoiceName(key);
