import type { Case, QueuedCase } from '@kindred/contract/desk';
import { messages as decideWords } from '#texts/decide.ts';
import { messages } from '#texts/desk.ts';
import { shortId } from '../../lib/facts/short-id.ts';

/** The name of a case in a sentence: the person, or the case about the service. */
export const nameOf = ({ person, _id }: Pick<Case, 'person' | '_id'>) =>
  person ? (person.name ?? messages.person.unknown) : decideWords.service({ id: shortId(_id) });

/** The same in the queue. */
export const queuedName = ({ person, _id }: QueuedCase) =>
  person ? (person.name ?? messages.person.unknown) : shortId(_id);
