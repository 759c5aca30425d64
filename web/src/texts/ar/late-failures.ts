import type { messages as en } from '../en/late-failures.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  failed: (page: string, why: string) => `لم ينجح إجراء من إجراءاتك في هذه الصفحة: ${page}. ${why}`,
  typed: 'ما كتبته',
  openCase: 'فتح القضية',
  openPage: 'فتح الصفحة',
  hide: 'إخفاء',
};
