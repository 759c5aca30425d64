import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup-link.ts';

export const messages: Translated<typeof en> = {
  start: 'بدء الإعداد',
  goOn: (done: number, all: number) => `متابعة الإعداد، ${done} من ${all}`,
  open: 'إعداد موقعك',
  owner: 'من يدير الموقع',
};
