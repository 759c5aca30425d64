import { textFor } from '../say.ts';
import { messages as topics } from '#texts/topics.ts';
import { ownTopic } from './own-choice-name.ts';

/** What a question is about, as it ends the sentence 'You agree on …'. */
export const topicName = (key: string) => textFor(topics, key) ?? ownTopic(key);
