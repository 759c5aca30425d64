import { messages } from '#texts/profiles.ts';
import { ownChoiceName } from './own-choice-name.ts';

export const interestName = (key: string) => messages.interests[key] ?? ownChoiceName(key);
export const promptName = (key: string) => messages.prompts[key] ?? ownChoiceName(key);
