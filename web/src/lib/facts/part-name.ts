import type { LikedPart, PartKind } from '@kindred/contract/likes/liked-part';
import { promptName } from './choice-names.ts';
import { topicName } from './topic-name.ts';

const nameOf: Readonly<Record<PartKind, (id: string) => string>> = {
  photo: () => '',
  prompt: promptName,
  question: topicName,
};

/** What a prompt is called, or what a question is about. */
export const partName = ({ kind, id }: Pick<LikedPart, 'kind' | 'id'>) => nameOf[kind](id);
