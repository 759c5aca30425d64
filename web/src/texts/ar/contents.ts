import type { SufficientName } from '@kindred/contract/chat/content-fields';
import type { messages as en } from '../en/contents.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  hidden: 'تحتوي على إحدى كلماتك المخفية',
  show: 'عرض',
  deleted: 'رسالة محذوفة',
  /** What a message without a text is called, by what it has instead. */
  alone: { photo: 'صورة' } satisfies Readonly<
    Record<Exclude<SufficientName | 'photo', 'text'>, string>
  >,
};
