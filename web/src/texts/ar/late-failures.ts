// Made from texts/ar/late-failures.json. Change it there.
// @ts-nocheck

export const messages = {
failed: ({ page, why }: { page: string | number; why: string | number }) => `لم ينجح إجراء من إجراءاتك في هذه الصفحة: ${page}. ${why}`,
typed: "ما كتبته",
openCase: "فتح القضية",
openPage: "فتح الصفحة",
hide: "إخفاء",
};
