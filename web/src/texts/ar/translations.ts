// Made from texts/ar/translations.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "اللغات",
about: "أُعدّت الترجمات آليًا وعلى أيدي أشخاص ليست هذه اللغات لغتهم الأم. يُرجى عرض كل ترجمة على شخص لغته الأم هي لغتها، ثم وضع العلامة هنا.",
columns: ["اللغة", "الحالة", "إجراءات"],
loading: "جارٍ تحميل اللغات…",
failed: "تعذّر تحميل اللغات",
again: "إعادة المحاولة",
source: "لغة المصدر",
unread: "لم يقرأها بعد شخص هي لغته الأم",
read: "قرأها شخص هي لغته الأم",
changed: ({ time }: { time: string | number }) => `تغيّرت النصوص منذ قراءتها بتاريخ ${formatDate(time)}`,
marked: ({ reader, by, time }: { reader: string | number; by: null | string | number; time: string | number }) => `القراءة: ${reader}. وضع العلامة: ${by === null ? `حساب محذوف` : `${by}`}، بتاريخ ${formatDate(time)}.`,
version: ({ version }: { version: string | number }) => `إصدار النصوص: ${version}`,
mark: "وضع علامة «مقروءة»",
markOf: ({ name }: { name: string | number }) => `وضع علامة «مقروءة»: ${name}`,
unmark: "إزالة العلامة",
unmarkOf: ({ name }: { name: string | number }) => `إزالة العلامة: ${name}`,
dialog: ({ name }: { name: string | number }) => `وضع علامة «مقروءة»: ${name}`,
dialogAbout: "تخص العلامة النصوص بصورتها الحالية. إذا تغيّر أحدها، يظهر ذلك في هذه الصفحة.",
reader: "من قرأ النصوص؟",
readerAbout: "اسم شخص أو شركة، مثل ليلى حداد",
readerMissing: "يُرجى ذكر من قرأ النصوص.",
cancel: "إلغاء",
note: {
unread: "لم تُعرض نصوص هذه اللغة بعد على شخص هي لغته الأم. إذا بدا أحدها غير سليم، يُرجى إبلاغ الإدارة.",
changed: "بعض نصوص هذه اللغة أحدث من آخر قراءة لها. إذا بدا أحدها غير سليم، يُرجى إبلاغ الإدارة.",
},
};
