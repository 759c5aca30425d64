import type { SufficientName } from '@kindred/contract/chat/content-fields';

export const messages = {
  /** Stands for what others wrote with one. */
  hidden: 'Has one of your hidden words',
  show: 'Show',
  deleted: 'Message deleted',
  /** What a message without a text is called, by what it has instead. */
  alone: { photo: 'Photo' } satisfies Readonly<
    Record<Exclude<SufficientName | 'photo', 'text'>, string>
  >,
};
