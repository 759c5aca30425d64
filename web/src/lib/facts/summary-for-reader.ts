import { messages as m } from '#texts/contents.ts';
import { isHidden } from './hidden-words.ts';
import { type Summarized, summaryOf } from './summary-of.ts';

/** A message in a line for a member, who may not want to read words that the other wrote. */
export const summaryForReader = (message: Summarized & { readonly mine: boolean }): string =>
  !message.mine && message.text && isHidden(message.text) ? m.hidden : summaryOf(message);
