// Made from texts/ar/holds.json. Change it there.
// @ts-nocheck

export const messages = {
title: "حسابات موقوفة",
about: "أوقفت القواعد الرسائل الأولى لهذه الحسابات. قرر حسب الأسباب والأرقام. لا أحد في الفريق يقرأ الرسائل.",
keys: "المفاتيح: R يطلق الحساب ويوصل رسائله، C يفتح قضية، J و K للتنقل.",
loading: "جار تحميل الحسابات الموقوفة...",
failed: "تعذر تحميل الحسابات",
again: "حاول مرة أخرى",
none: "لا توجد حسابات موقوفة.",
more: "عرض المزيد",
unnamed: "بلا اسم بعد",
reasons: "الأسباب",
release: "إطلاق",
openCase: "فتح قضية",
seeCase: "عرض القضية. تنتظر الرسائل القرار.",
cancel: "إلغاء",
caseTitle: "فتح قضية عن هذا الحساب",
caseAbout: "يمكن معاقبة الشخص في مكتب الإشراف مع الأسباب وحق الاعتراض. وحتى ذلك تنتظر رسائله الأولى.",
caseReason: "ما الخطأ فيه؟",
since: ({ held, joined }: { held: string | number; joined: string | number }) => `موقوف منذ ${held}، عضو منذ ${joined}`,
reason: ({ rule, people, points }: { rule: string | number; people: number; points: string | number }) => `${rule}: أشخاص ${people}، نقاط ${points}`,
figures: ({ points, people, waiting, reports }: { points: string | number; people: string | number; waiting: string | number; reports: string | number }) => `النقاط ${points}. أشخاص جدد في أسبوع ${people}، رسائل تنتظر ${waiting}، بلاغات ${reports}.`,
released: ({ count }: { count: number }) => `الحسابات المطلقة: ${count}`,
};
