import type { SufficientName } from '@kindred/contract/chat/content-fields';

export const messages = {
  deleted: 'Message deleted',
  /** What a message without a text is called, by what it has instead. */
  alone: { photo: 'Photo' } satisfies Readonly<
    Record<Exclude<SufficientName | 'photo', 'text'>, string>
  >,
};
