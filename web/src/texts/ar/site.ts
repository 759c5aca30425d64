import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site.ts';

export const messages: Translated<typeof en> = {
  /** What search engines show below the name. */
  description:
    'مكان للتعرّف على شخص جديد: ملفات شخصية تقول أكثر من صورة، بلا إعلانات، وبلا تتبّع، ودون موقع دقيق أبدًا.',
};
