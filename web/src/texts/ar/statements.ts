// Made from texts/ar/statements.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "قرار من فريقنا",
loading: "جارٍ فتح القرار…",
reports: {
resolved: "تمت تسوية بلاغك",
closed: "تم إغلاق بلاغك",
rejected: "لم نتخذ إجراءً",
},
appeals: {
upheld: "أعدنا النظر وأبقينا على قرارنا.",
"partly-reversed": "أعدنا النظر وغيّرنا جزءًا من قرارنا.",
reversed: "أعدنا النظر وألغينا قرارنا.",
},
shorter: ({ until }: { until: string | number }) => `أصبح التعليق أقصر: انتهى في ${formatSiteDate(until)}.`,
reversed: ({ date }: { date: string | number }) => `ألغينا هذا القرار في ${date}.`,
facts: {
until: "حتى",
reason: "السبب",
terms: "شروطنا",
law: "القانون",
reference: "البلاغ",
answer: "ردنا",
how: "كيفية اتخاذ القرار",
},
list: {
title: "القرارات",
open: "قراراتك",
about: "ما قرره فريقنا بشأنك وبشأن بلاغاتك. لقراءة السبب، يمكن فتح أحدها.",
loading: "جارٍ تحميل القرارات…",
failed: "تعذّر تحميل القرارات",
again: "إعادة المحاولة",
more: "عرض المزيد",
aboutYou: "بشأنك",
noneAboutYou: "لم نتخذ أي قرار بشأنك.",
aboutReports: "بشأن بلاغاتك",
noneAboutReports: "لم نبتّ في أي من بلاغاتك بعد.",
contested: "لقد اعترضت عليه. سنراسلك.",
until: ({ date }: { date: string | number }) => `يمكنك الاعتراض عليه حتى ${date}`,
},
forGood: "نهائيًا",
how: ({ noticed, automated }: { noticed: boolean; automated: boolean }) => `${noticed ? `أبلغ أحد الأعضاء عن ذلك` : `لاحظ فريقنا ذلك`}، و${automated ? `ساعدنا برنامج في اتخاذ القرار.` : `اتخذ القرار أحد أفراد فريقنا.`}`,
contest: {
title: "هل أخطأنا في رأيك؟",
about: ({ date }: { date: string | number }) => `يمكنك الاعتراض على هذا مرة واحدة حتى ${date}. وسيعيد النظر فيه شخص لم يشارك في القرار، إذا توفر في فريقنا شخص آخر.`,
label: "ما الذي ينبغي أن نعرفه؟",
yours: "ما كتبته",
answer: "ردنا",
button: "الاعتراض على القرار",
working: "جارٍ الإرسال…",
sent: ({ date }: { date: string | number }) => `لقد اعترضت على هذا في ${date}. سنراسلك.`,
elsewhere: "يمكنك أيضًا في أي وقت اللجوء إلى هيئة لتسوية المنازعات خارج المحاكم أو إلى القضاء.",
},
};
