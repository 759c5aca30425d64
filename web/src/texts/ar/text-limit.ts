import { plural } from '@kindred/contract/texts/ar/plural';
import type { messages as en } from '../en/text-limit.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  left: (left: number) =>
    plural(left, {
      zero: 'لم تبقَ أحرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: `بقيت ${left} أحرف`,
      many: `بقي ${left} حرفًا`,
      other: `بقي ${left} حرف`,
    }),
  cut: (most: number) =>
    `حُذفت نهاية النص: الحد الأقصى ${plural(most, {
      one: 'حرف واحد',
      two: 'حرفان',
      few: `${most} أحرف`,
      many: `${most} حرفًا`,
      other: `${most} حرف`,
    })}.`,
};
