// Made from texts/ar/commands.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
title: "الأوامر والأشخاص",
field: "صفحة أو أمر أو شخص",
hint: "اسم أو بريد إلكتروني أو معرّف أو أمر",
close: "إغلاق",
groups: {
recent: "الأخيرة",
pages: "الصفحات",
actions: "الأوامر",
cases: "القضايا والبلاغات",
people: "الأشخاص",
},
case: ({ id }: { id: string | number }) => `القضية ‎${id}`,
report: ({ id }: { id: string | number }) => `البلاغ ‎${id}`,
closed: "تم الإغلاق",
results: "النتائج",
scheme: {
light: "المظهر الفاتح",
dark: "المظهر الداكن",
auto: "مظهر الجهاز",
},
nextCase: "فتح القضية التالية",
aroundDesk: "صفحات المكتب",
desk: "مكتب الإشراف",
searching: "جارٍ البحث…",
none: "لا توجد نتائج. يمكن تجربة كلمة أخرى.",
failed: "لم ينجح البحث. يُرجى إعادة المحاولة.",
found: ({ count }: { count: number }) => `${plural(count, { zero: `لا توجد نتائج`, one: `نتيجة واحدة`, two: `نتيجتان`, few: `${count} نتائج`, many: `${count} نتيجة`, other: `${count} نتيجة` })}`,
};
