import type { FaultTexts } from '../../field-faults.ts';
import { plural } from './plural.ts';

const characters = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  });

const items = (count: number) =>
  plural(count, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${count} عناصر`,
    many: `${count} عنصرًا`,
    other: `${count} عنصر`,
  });

const fields = (count: number) =>
  plural(count, {
    one: 'خاصية واحدة',
    two: 'خاصيتان',
    few: `${count} خصائص`,
    many: `${count} خاصية`,
    other: `${count} خاصية`,
  });

/** A fault without a sentence, or a sentence without a fault, is a type error. */
export const faultTexts: FaultTexts = {
  required: 'حقل مطلوب',
  unknown_field: 'حقل غير معروف',
  empty: 'يجب ألا يكون فارغًا',
  too_short: ({ least }) => `أقل طول مسموح به: ${characters(least)}`,
  too_long: ({ most }) => `أقصى طول مسموح به: ${characters(most)}`,
  not_text: 'يحتوي على رمز ليس نصًا',
  not_visible: 'يجب أن يكون سطرًا واحدًا فيه حرف أو علامة مرئية، وبلا رموز غير مرئية',
  not_email: 'يجب أن يكون عنوان بريد إلكتروني',
  wrong_format: ({ format }) => `يجب أن يكون بالصيغة ${format}`,
  wrong_pattern: ({ pattern }) => `يجب أن يطابق النمط «${pattern}»`,
  wrong_type: ({ type }) => `يجب أن يكون من النوع ${[type].flat().join(',')}`,
  not_listed: ({ allowed }) => `يجب أن تكون القيمة إحدى القيم التالية: ${allowed.join('، ')}`,
  unknown_values: ({ known }) =>
    known.length > 0
      ? `القيم الممكنة هنا هي فقط: ${known.join('، ')}`
      : 'لا يمكن استخدام قيم بين أقواس هنا',
  not_constant: 'يجب أن يساوي القيمة الثابتة',
  matches_nothing: 'يجب أن يطابق أحد المخططات في anyOf',
  too_small: ({ least }) => `يجب ألا تقل القيمة عن ${least}`,
  too_large: ({ most }) => `يجب ألا تزيد القيمة على ${most}`,
  too_few_items: ({ least }) => `الحد الأدنى: ${items(least)}`,
  too_many_items: ({ most }) => `الحد الأقصى: ${items(most)}`,
  repeated_items: ({ one, other }) =>
    `يجب ألا تتكرر العناصر (العنصران رقم ${one} ورقم ${other} متطابقان)`,
  repeated_number: 'هناك عنصر آخر يحمل هذا الرقم',
  contradicts: ({ other }) => `هذا لا يتوافق مع «${other}»`,
  repeated: 'هذا العنوان مستخدم في صفحة أخرى',
  reserved: 'هذا العنوان تستخدمه الخدمة نفسها',
  too_few_fields: ({ least }) => `الحد الأدنى: ${fields(least)}`,
  too_many_fields: ({ most }) => `الحد الأقصى: ${fields(most)}`,
  invalid: 'قيمة غير صالحة',
};
