import type { messages as en } from '../en/complete-first.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { requiredParts } from '../../lib/facts/completeness.ts';

type Part = (typeof requiredParts)[number];

const parts: Readonly<Record<Part, string>> = {
  about: 'الاسم والعمر والجنس',
  place: 'المدينة',
  seeking: 'من يهمّك التعرّف إليهم',
  photo: 'صورة لك',
};

export const messages: Translated<typeof en> = {
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل',
  again: 'إعادة المحاولة',
  title: 'إكمال ملفك الشخصي أولًا',
  about: (missing: readonly Part[]) => {
    const what = missing.map((part) => parts[part]).join('، ');
    return `${what && `ما ينقص: ${what}. `}بعدها يظهر لك الأشخاص ويظهر ملفك لهم.`;
  },
  action: 'إكمال ملفي الشخصي',
};
