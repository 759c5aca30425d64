import type { messages as en } from '../en/desk-keys.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/ar/decisions';

const sanctionKeys = sanctions.flatMap((sanction) => {
  const { key } = sanctionKinds[sanction];
  return key ? [[key.toUpperCase(), decisionTexts[sanction].start] as const] : [];
});

export const messages: Translated<typeof en> = {
  title: 'اختصارات لوحة المفاتيح',
  close: 'إغلاق',
  /** Keys that belong together, in the order in which a case is worked on. */
  groups: [
    [
      'قائمة الانتظار',
      [
        ['J, K', 'القضية التالية، القضية السابقة'],
        ['/', 'عوامل التصفية'],
      ],
    ],
    [
      'الأدلة',
      [
        ['V', 'عرض الصور المموّهة'],
        ['1–9', 'كل بلاغات مجموعة'],
        ['L', 'خطر على الحياة'],
      ],
    ],
    [
      'القرار',
      [
        ['D', 'صرف النظر أو التسوية'],
        ...sanctionKeys,
        ['Enter', 'تأكيد'],
        ['Ctrl+Enter', 'تأكيد أو إرسال من داخل حقل'],
        ['U', 'تراجع'],
      ],
    ],
    [
      'الفريق',
      [
        ['A', 'إسناد إليّ، استلام القضية'],
        ['E', 'تصعيد'],
        ['R', 'رد'],
        ['N', 'ملاحظة'],
      ],
    ],
    [
      'في كل مكان',
      [
        ['Esc', 'الخروج من الحقل، ثم الإلغاء'],
        ['Ctrl+K', 'الصفحات والأوامر والأشخاص'],
        ['?', 'هذه القائمة'],
      ],
    ],
  ] as readonly (readonly [
    group: string,
    keys: readonly (readonly [keys: string, what: string])[],
  ])[],
};
