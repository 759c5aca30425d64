// Made from texts/ar/ground-choices.json. Change it there.
// @ts-nocheck

export const messages = {
ground: "استنادًا إلى",
kinds: {
terms: "شروطنا",
law: "القانون",
},
clause: "البند",
law: "القانون المعني",
category: "الفئة",
keyword: "الكلمة المفتاحية",
source: "المصدر",
sources: {
"article-16": "بلاغ",
"trusted-flagger": "مُبلِّغ موثوق",
"other-notification": "إخطار آخر",
voluntary: "مبادرة ذاتية",
},
note: "ملاحظة للفريق",
outcome: ({ report }: { report: string | number }) => `نتيجة البلاغ المقدَّم من ${report}`,
outcomes: {
resolved: "تمت التسوية",
closed: "مغلق",
rejected: "مرفوض",
open: "يبقى مفتوحًا",
},
};
