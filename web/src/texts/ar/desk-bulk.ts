import type { messages as en } from '../en/desk-bulk.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/ar/decisions';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const cases = (number: number) =>
  plural(number, {
    one: 'قضية واحدة',
    two: 'قضيتان',
    few: `${formatNumber(number)} قضايا`,
    many: `${formatNumber(number)} قضية`,
    other: `${formatNumber(number)} قضية`,
  });

/** Follows 'في'. */
const inCases = (number: number) => (number === 2 ? 'قضيتين' : cases(number));

export const messages: Translated<typeof en> = {
  bar: 'القضايا المحددة',
  selected: (number: number) => `عدد المحدد: ${formatNumber(number)}`,
  clear: 'مسح',
  keysOff: 'عند تحديد قضايا، لا يُتخذ قرار بأي مفتاح.',
  decisions: decisionTexts,
  confirm: (action: string, number: number) => `${action} في ${inCases(number)}`,
  about:
    'يصل إلى كل عضو السبب المعتاد لقضيته، وإلى كل من قدّم بلاغًا الرد المعتاد. لتغييرهما، يمكن فتح القضية.',
  leftOut: (number: number) =>
    plural(number, {
      one: 'تبقى مفتوحة قضية واحدة فيها بلاغات من أنواع مختلفة: يُرجى اختيار السبب فيها.',
      two: 'تبقى مفتوحة قضيتان فيهما بلاغات من أنواع مختلفة: يُرجى اختيار السبب في كل منهما.',
      few: `تبقى مفتوحة ${cases(number)} فيها بلاغات من أنواع مختلفة: يُرجى اختيار السبب في كل قضية.`,
      many: `تبقى مفتوحة ${cases(number)} فيها بلاغات من أنواع مختلفة: يُرجى اختيار السبب في كل قضية.`,
      other: `تبقى مفتوحة ${cases(number)} فيها بلاغات من أنواع مختلفة: يُرجى اختيار السبب في كل قضية.`,
    }),
  cancel: 'إلغاء',
  done: (action: DecisionAction, number: number) =>
    `${decisionTexts[action].past} في ${inCases(number)}.`,
  failed: (number: number) => `لم يُتخذ القرار: ${cases(number)}.`,
  late: (number: number) => `لم يتم التراجع: ${cases(number)}.`,
  hide: 'إخفاء',
  undo: 'التراجع عن الكل',
  tooLate: 'تم إرسال الرسائل',
};
