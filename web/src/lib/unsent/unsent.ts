import { openStorage } from '../storage.ts';

const names = ['unsent-choices', 'unsaved-answers', 'unsent-messages', 'refused-messages'] as const;
export type UnsentName = (typeof names)[number];

/** The storage of a member's changes until the server has them. */
export const unsentKey = (name: UnsentName, owner: string) => `${name}:${owner}`;

/** Signing out leaves nothing, whether its page was open or not. */
export function forgetUnsent(owner: string) {
  const storage = openStorage();
  for (const name of names) storage.removeItem(unsentKey(name, owner));
}
