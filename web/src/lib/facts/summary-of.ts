import { type Contents, givenContents } from '@kindred/contract/chat/content-fields';
import { messages as m } from '#texts/contents.ts';

export type Summarized = Partial<Contents> & { readonly photo: unknown };

/** A message, or a quote of one, in a line: its text, or else what it has instead. */
export function summaryOf(message: Summarized): string {
  const given = givenContents(message);
  if (given.text) return given.text;
  const has = { ...given, ...(message.photo ? { photo: true } : {}) };
  return Object.entries<string>(m.alone).find(([name]) => name in has)?.[1] ?? m.deleted;
}
