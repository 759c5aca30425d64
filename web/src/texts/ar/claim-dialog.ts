import { plural } from '@kindred/contract/texts/ar/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/claim-dialog.ts';

const after = (days: number) =>
  plural(days, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${formatNumber(days)} أيام`,
    many: `${formatNumber(days)} يومًا`,
    other: `${formatNumber(days)} يوم`,
  });

export const messages: Translated<typeof en> = {
  title: (decision: string) => `${decision}: ما ينتهي بذلك`,
  ends: {
    minor: 'لن يتحقق أحد بعد ذلك مما إذا كان شخص دون 18 عامًا.',
    life: 'لن يتحقق أحد بعد ذلك من سلامة شخص قد يكون في خطر.',
    violence: 'لن يتابع أحد التهديد أو العنف بعد ذلك.',
    'intimate-picture':
      'تتوقف مهلة الطلب. وتظهر الصورة التي أُخفيت بسببه من جديد، إلا إذا أزالها هذا القرار.',
  },
  stays: (name: string) => `يبقى الحساب كما هو: ${name}.`,
  returns: (name: string, days: number) => `يمكن للحساب العودة بعد ${after(days)}: ${name}.`,
  closed: (name: string) => `لا عودة للحساب إلا بقبول اعتراض: ${name}.`,
  evidence: 'تخرج البلاغات من قائمة الانتظار، وتُحذف أدلتها معها عند انتهاء مدة حفظها.',
  reads: (reporters: number) =>
    plural(reporters, {
      one: 'النص الذي يصل إلى مقدّم البلاغ:',
      two: 'النص الذي يصل إلى اثنين من مقدّمي البلاغات:',
      few: `النص الذي يصل إلى ${formatNumber(reporters)} من مقدّمي البلاغات:`,
      many: `النص الذي يصل إلى ${formatNumber(reporters)} من مقدّمي البلاغات:`,
      other: `النص الذي يصل إلى ${formatNumber(reporters)} من مقدّمي البلاغات:`,
    }),
  outcomeOnly: 'يُبلَّغ مقدّمو البلاغات بالنتيجة فقط.',
  noOne: 'لا يوجد من يُرَد عليه.',
  locked: 'قد تُظهر الأدلة طفلًا، وهي مخفية إلى أن تُصعَّد القضية. يُرجى تصعيدها أولًا.',
  confirm: 'اطلعت على الأدلة، وهذا قراري.',
  cancel: 'إلغاء',
};
