// Made from texts/ar/lists.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
paging: {
label: "الصفحات",
previous: "الصفحة السابقة",
next: "الصفحة التالية",
goTo: "الانتقال إلى صفحة",
size: "الصفوف في الصفحة",
page: ({ page, pages }: { page: number; pages: number }) => `الصفحة ${formatNumber(page)} من ${formatNumber(pages)}`,
pages: ({ from, until, pages }: { from: number; until: number; pages: number }) => `الصفحات ${formatNumber(from)}–${formatNumber(until)} من ${formatNumber(pages)}`,
},
views: {
title: "طرق العرض",
loading: "جارٍ تحميل طرق العرض…",
failed: "تعذّر تحميل طرق العرض",
again: "إعادة المحاولة",
none: "لا توجد طرق عرض محفوظة بعد.",
builtIn: "للجميع",
private: "لك فقط",
shared: "مشتركة مع الفريق",
by: ({ name }: { name: string | number }) => `من ${name}`,
rename: "إعادة تسمية",
renameOf: ({ name }: { name: string | number }) => `اسم جديد بدلًا من ${name}`,
share: "مشاركة",
unshare: "إيقاف المشاركة",
delete: "حذف",
cancel: "إلغاء",
name: "اسم طريقة العرض",
saveThis: "حفظ هذه القائمة",
nameAbout: "تُحفظ التصفية والترتيب والأعمدة.",
shareNew: "مشاركة مع الفريق",
save: "حفظ طريقة العرض",
},
filters: {
title: "التصفية",
close: "إغلاق",
},
since: ({ date }: { date: string | number }) => `منذ ${date}`,
clearSince: ({ date }: { date: string | number }) => `منذ ${date}: عرض أي وقت`,
searchButton: "بحث",
clearFilters: "مسح التصفية",
clearSearch: "مسح البحث",
};
