import { type Contents, givenContents } from '@kindred/contract/chat/content-fields';
import { messages as m } from './messages/contents.ts';

/** A message, or a quote of one, in a line: its text, or else what it has instead. */
export function summaryOf(message: Partial<Contents> & { readonly photo: unknown }): string {
  const given = givenContents(message);
  if (given.text) return given.text;
  if (message.photo) return m.photo;
  return Object.entries<string>(m.alone).find(([name]) => name in given)?.[1] ?? m.deleted;
}
