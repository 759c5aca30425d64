import { textFor } from '../say.ts';
import { promptLabels } from '@kindred/contract/texts/en/prompts';
import { interestGroups } from '@kindred/contract/texts/en/interests';
import { ownChoiceName } from './own-choice-name.ts';

const interestNames = new Map<string, string>(
  Object.values(interestGroups).flatMap((labels) => Object.entries(labels)),
);

export const interestName = (key: string) => interestNames.get(key) ?? ownChoiceName(key);
export const promptName = (key: string) => textFor(promptLabels, key) ?? ownChoiceName(key);
