import type { SufficientName } from '@kindred/contract/chat/content-fields';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/contents.ts';

export const messages: Translated<typeof en> = {
  hidden: 'Enthält eines deiner ausgeblendeten Wörter',
  show: 'Anzeigen',
  deleted: 'Nachricht gelöscht',
  /** What a message without a text is called, by what it has instead. */
  alone: { photo: 'Foto' } satisfies Readonly<
    Record<Exclude<SufficientName | 'photo', 'text'>, string>
  >,
};
