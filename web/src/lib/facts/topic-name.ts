import { topics } from '#texts/topics.ts';
import { ownTopic } from './own-choice-name.ts';

/** What a question is about, as it ends the sentence 'You agree on …'. */
export const topicName = (key: string) => topics[key] ?? ownTopic(key);
