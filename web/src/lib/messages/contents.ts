import type { SufficientName } from '@kindred/contract/chat/content-fields';
import { inReadersLanguage } from './language.ts';

const en = {
  photo: 'Photo',
  deleted: 'Message deleted',
  /** What a message is called that has neither a text nor a photo, by what it has. */
  alone: {} satisfies Readonly<Record<Exclude<SufficientName, 'text'>, string>>,
};

export const messages = inReadersLanguage({ en });
