import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ground-choices.ts';

const outcomes: Record<ReportOutcome | 'open', string> = {
  resolved: 'تمت التسوية',
  closed: 'مغلق',
  rejected: 'مرفوض',
  open: 'يبقى مفتوحًا',
};

export const messages: Translated<typeof en> = {
  ground: 'استنادًا إلى',
  kinds: { terms: 'شروطنا', law: 'القانون' },
  clause: 'البند',
  law: 'القانون المعني',
  category: 'الفئة',
  keyword: 'الكلمة المفتاحية',
  source: 'المصدر',
  sources: {
    'article-16': 'بلاغ',
    'trusted-flagger': 'مُبلِّغ موثوق',
    'other-notification': 'إخطار آخر',
    voluntary: 'مبادرة ذاتية',
  },
  note: 'ملاحظة للفريق',
  outcome: (report: string) => `نتيجة البلاغ المقدَّم من ${report}`,
  outcomes,
};
