import type { CardFilterName, FilterValue } from '../../discovery/filters.ts';
import type { filterTexts as en } from '../en/filters.ts';
import type { Translated } from '../translated.ts';

/** A group of filters without a text, or a text without a group, is a type error. */
export const filterTexts: Translated<typeof en> = {
  searchTerm: { label: 'الاسم الأول', remove: 'مسح الاسم' },
  fields: { label: 'الملف', remove: 'إزالة عوامل تصفية الملف' },
  gender: {
    label: 'الجنس',
    any: 'كل ما اخترته',
    remove: 'إزالة شرط الجنس',
  },
  ages: { label: 'العمر', any: 'كل الأعمار التي اخترتها', remove: 'إزالة شرط العمر' },
  distance: {
    label: 'المسافة',
    any: 'مسافتي المعتادة',
    remove: 'إزالة شرط المسافة',
  },
  checked: { label: 'التحقق من الصور', remove: 'إظهار من لم يتم التحقق من صورهم أيضًا' },
};

/** Whom each filter leaves. Follows the number of people. */
export const conditionTexts: {
  readonly [K in CardFilterName]: (value: FilterValue<K>) => string;
} = {
  fields: () => 'يحمل ملفهم ما اخترته',
  checked: () => 'تم التحقق من صورهم',
  searchTerm: (term) => `ممن يتضمن اسمهم الأول «${term}»`,
};
