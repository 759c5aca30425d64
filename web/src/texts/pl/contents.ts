import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/contents.ts';
import type { SufficientName } from '@kindred/contract/chat/content-fields';

export const messages: Translated<typeof en> = {
  hidden: 'Zawiera jedno z ukrytych przez ciebie słów',
  show: 'Pokaż',
  deleted: 'Wiadomość usunięta',
  /** What a message without a text is called, by what it has instead. */
  alone: { photo: 'Zdjęcie' } satisfies Readonly<
    Record<Exclude<SufficientName | 'photo', 'text'>, string>
  >,
};
