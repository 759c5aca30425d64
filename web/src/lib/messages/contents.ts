import type { SufficientName } from '@kindred/contract/chat/content-fields';
import { inReadersLanguage } from './language.ts';

const en = {
  deleted: 'Message deleted',
  /** What a message without a text is called, by what it has instead. */
  alone: { photo: 'Photo' } satisfies Readonly<
    Record<Exclude<SufficientName | 'photo', 'text'>, string>
  >,
};

export const messages = inReadersLanguage({ en });
