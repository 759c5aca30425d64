// Made from texts/ar/photo-review.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
title: "مراجعة الصور",
loading: "جارٍ تحميل الصور…",
failed: "تعذّر تحميل الصور",
again: "إعادة المحاولة",
left: ({ count }: { count: number }) => `${plural(count, { zero: `لا صور للمراجعة`, one: `صورة واحدة للمراجعة`, two: `صورتان للمراجعة`, few: `${formatNumber(count)} صور للمراجعة`, many: `${formatNumber(count)} صورة للمراجعة`, other: `${formatNumber(count)} صورة للمراجعة` })}`,
none: "لا توجد صور منتظرة",
noneAbout: "تظهر الصور الجديدة هنا تلقائيًا.",
toReports: "عرض البلاغات المفتوحة",
rules: "أسباب رفض الصور",
ruleColumns: ["السبب", "ما يصل إلى العضو"],
others: "يراجع آخرون من الفريق الصور المتبقية.",
strip: "صور للمراجعة",
nth: ({ number }: { number: string | number }) => `الصورة ${number}`,
photo: ({ name }: { name: string | number }) => `صورة ${name}`,
othersOf: "الصور المقبولة للعضو",
other: ({ number, name }: { number: string | number; name: string | number }) => `الصورة المقبولة ${number} من ملف ${name}`,
noOthers: "لا توجد بعد.",
unloaded: "تعذّر تحميل هذه الصورة.",
aMember: "عضو",
who: ({ age, name }: { age: null | string | number; name: string | number }) => `${age === null ? `${name}` : `${name}، ${age}`}`,
main: "الصورة الرئيسية",
more: "صورة إضافية",
added: ({ when }: { when: string | number }) => `تاريخ الإضافة: ${when}`,
approve: "قبول",
reject: "الرفض بسبب",
rejectStart: "رفض",
close: "إغلاق",
approved: ({ name }: { name: string | number }) => `تم قبول صورة ${name}.`,
rejected: ({ name }: { name: string | number }) => `تم رفض صورة ${name}.`,
undo: "تراجع",
keys: "اختصارات لوحة المفاتيح",
keyHints: [["J, K", "التالية، السابقة"], ["U", "تراجع"]],
};
