import type { messages as en } from '../en/lists.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';

/** Texts that several screens of the back office share. */
export const messages: Translated<typeof en> = {
  paging: {
    label: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (from: number, until: number, pages: number) =>
      from === until
        ? `الصفحة ${formatNumber(from)} من ${formatNumber(pages)}`
        : `الصفحات ${formatNumber(from)}–${formatNumber(until)} من ${formatNumber(pages)}`,
    goTo: 'الانتقال إلى صفحة',
    size: 'الصفوف في الصفحة',
  },
  views: {
    title: 'طرق العرض',
    loading: 'جارٍ تحميل طرق العرض…',
    failed: 'تعذّر تحميل طرق العرض',
    again: 'إعادة المحاولة',
    none: 'لا توجد طرق عرض محفوظة بعد.',
    builtIn: 'للجميع',
    private: 'لك فقط',
    shared: 'مشتركة مع الفريق',
    by: (name: string) => `من ${name}`,
    rename: 'إعادة تسمية',
    renameOf: (name: string) => `اسم جديد بدلًا من ${name}`,
    share: 'مشاركة',
    unshare: 'إيقاف المشاركة',
    delete: 'حذف',
    cancel: 'إلغاء',
    name: 'اسم طريقة العرض',
    saveThis: 'حفظ هذه القائمة',
    nameAbout: 'تُحفظ التصفية والترتيب والأعمدة.',
    shareNew: 'مشاركة مع الفريق',
    save: 'حفظ طريقة العرض',
  },
  filters: { title: 'التصفية', close: 'إغلاق' },
  since: (date: string) => `منذ ${date}`,
  clearSince: (date: string) => `منذ ${date}: عرض أي وقت`,
  searchButton: 'بحث',
  clearFilters: 'مسح التصفية',
  clearSearch: 'مسح البحث',
};
