import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-regions.ts';

export const messages: Translated<typeof en> = {
  everywhere: 'في كل مكان',
  add: 'إضافة بلد',
  remove: (countries: string) => `إزالة: ${countries}`,
};
