import type { LikedPart, PartKind } from '@kindred/contract/likes/liked-part';
import { messages as profile } from '#texts/profiles.ts';
import { topics } from '#texts/topics.ts';

const nameOf: Readonly<Record<PartKind, (id: string) => string>> = {
  photo: () => '',
  prompt: (id) => profile.prompts[id] ?? id,
  question: (id) => topics[id] ?? id,
};

/** What a prompt is called, or what a question is about. */
export const partName = ({ kind, id }: Pick<LikedPart, 'kind' | 'id'>) => nameOf[kind](id);
