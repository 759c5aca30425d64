import { openStorage } from './storage.ts';

const names = ['unsent-choices', 'unsaved-answers', 'unsent-messages', 'refused-messages'] as const;
type Name = (typeof names)[number];

/** Where the changes of a member are kept until the server has them. */
export const unsentKey = (name: Name, owner: string) => `${name}:${owner}`;

/** Who signs out leaves nothing behind, whether the page that keeps it was open or not. */
export function forgetUnsent(owner: string) {
  const storage = openStorage();
  for (const name of names) storage.removeItem(unsentKey(name, owner));
}
