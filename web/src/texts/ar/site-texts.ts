// Made from texts/ar/site-texts.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "النصوص",
about: "عبّر عن كل شيء بكلماتك الخاصة وبكل لغة. ما بين القوسين المعقوفين، مثل {brand}، يُملأ تلقائيًا.",
language: "اللغة",
search: "بحث",
words: "كلمات من النص",
mail: "البريد الإلكتروني",
allTexts: "كل النصوص",
only: {
legend: "أي النصوص",
all: "الكل",
own: "نصوصك",
outdated: "تغيّر الأصل",
},
first: ({ shown, found }: { shown: string | number; found: number }) => `عرض أول ${shown} من أصل ${formatNumber(found)}. أضف كلمات أخرى إلى البحث.`,
none: {
all: "لا يوجد نص يحتوي على هذه الكلمات.",
own: "لا توجد نصوص خاصة بك بهذه اللغة بعد.",
outdated: "لم يتغيّر أي نص أصلي منذ كتابة نصوصك.",
},
ownWords: "بكلماتك",
byDefault: "الأصل",
values: ({ names }: { names: string | number }) => `يُملأ تلقائيًا: ${names}`,
reset: "استخدام الأصل",
was: ({ before }: { before: string | number }) => `تغيّر النص الأصلي منذ كتابة هذا النص. كان سابقًا: ${before}`,
keep: "الاحتفاظ بنصي",
gone: "لم يعد هذا النص موجودًا في هذا الإصدار.",
remove: "إزالة",
notBuilt: "لا تزال الصفحات بهذه اللغة قيد الإعداد. يمكنك العودة بعد دقيقة.",
sendTest: "إرسال تجربة إليّ",
sent: "رسالة تجريبية في طريقها إلى بريدك.",
mailFrame: "الرسالة ببيانات تجريبية",
loading: "جارٍ تحميل النصوص…",
failed: "تعذّر تحميل النصوص",
again: "إعادة المحاولة",
};
