import type { messages as en } from '../en/ladder.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { StepFault } from '@kindred/contract/desk/ladder-rules';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/ar/decisions';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const faults: Record<StepFault, string> = {
  first: 'الدرجة الأولى مخصصة لمن لا مخالفات لديهم.',
  order: 'يُرجى إدخال عدد أكبر من الدرجة السابقة.',
  days: 'يُرجى إدخال عدد الأيام.',
  milder: 'لا تكون الدرجة أخف من سابقتها.',
};

const days = (number: number) =>
  plural(number, {
    one: 'يوم واحد',
    two: 'يومان',
    few: `${formatNumber(number)} أيام`,
    many: `${formatNumber(number)} يومًا`,
    other: `${formatNumber(number)} يوم`,
  });

export const messages: Translated<typeof en> = {
  title: 'سلّم المخالفات',
  about:
    'ما يقترحه المكتب لعضو لديه هذا العدد من المخالفات. ويمكن للمشرفين دائمًا اتخاذ قرار مختلف.',
  loading: 'جارٍ تحميل السلّم…',
  failed: 'تعذّر تحميل السلّم',
  again: 'إعادة المحاولة',
  length: 'مدة احتساب المخالفة',
  lengthAbout: 'كل قرار ضد عضو مخالفة إلى أن يتم التراجع عنه أو إلغاؤه.',
  lengthField: 'الأيام',
  lengthText: (number: number) => `مدة احتساب المخالفة: ${days(number)}.`,
  usual: 'الدرجات المعتادة',
  ofType: (type: string) => `درجات ${type}`,
  columns: ['المخالفات', 'القرار المعتاد', 'المدة بالأيام', 'إجراءات'],
  readColumns: ['المخالفات', 'القرار المعتاد'],
  decisions: decisionTexts,
  timed: timedTexts,
  daysOf: days,
  range: (from: number, to: number | null) =>
    to === null
      ? `${formatNumber(from)} أو أكثر`
      : from === to
        ? formatNumber(from)
        : `من ${formatNumber(from)} إلى ${formatNumber(to)}`,
  fieldOf: (name: string, number: number, table: string) => `${name}، الدرجة ${number} من ${table}`,
  addStep: 'إضافة درجة',
  addStepTo: (table: string) => `إضافة درجة إلى ${table}`,
  remove: 'إزالة',
  removeStep: (number: number, table: string) => `إزالة الدرجة ${number} من ${table}`,
  removeSteps: 'إزالة الدرجات',
  removeStepsOf: (type: string) => `إزالة درجات ${type}`,
  types: 'درجات أخرى لنوع مشكلة',
  typesAbout:
    'تحل محل الدرجات المعتادة في قضايا هذا النوع. وفي قضية من عدة أنواع يقترح المكتب الدرجة الأشد.',
  type: 'نوع المشكلة',
  addType: 'إضافة درجات لهذا النوع',
  faults,
  bounds: (least: number, most: number) =>
    `يُرجى إدخال رقم من ${formatNumber(least)} إلى ${formatNumber(most)}.`,
  stale: 'غيّر شخص آخر من الفريق السلّم. الحفظ الآن يلغي تلك التغييرات.',
  showTheirs: 'عرض التغييرات',
  unsaved: 'تغييرات غير محفوظة',
  unchanged: 'لا توجد تغييرات غير محفوظة',
  discard: 'تجاهل التغييرات',
  leaveTitle: 'المغادرة دون حفظ؟',
  leaveAbout: 'تغييراتك على السلّم غير محفوظة، وستضيع.',
  stay: 'متابعة التعديل',
  close: 'إغلاق',
  leave: 'المغادرة دون حفظ',
  save: 'حفظ السلّم',
  saved: 'تم حفظ السلّم.',
};
