// Made from texts/ar/own-pages.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "جارٍ تحميل الصفحة…",
failed: "تعذّر تحميل الصفحة",
again: "إعادة المحاولة",
missing: "لا توجد صفحة بهذا العنوان",
missingText: "ربما في العنوان خطأ، أو أُزيلت الصفحة.",
home: "إلى الصفحة الرئيسية",
bindingFrom: ({ day }: { day: string | number }) => `يقبل الأعضاء هذه الصفحة. يسري هذا الإصدار ابتداءً من ${day}.`,
bindingSince: ({ day }: { day: string | number }) => `يقبل الأعضاء هذه الصفحة. يسري هذا الإصدار منذ ${day}.`,
};
