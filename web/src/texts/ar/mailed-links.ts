// Made from texts/ar/mailed-links.json. Change it there.
// @ts-nocheck

export const messages = {
incomplete: "هذا الرابط غير مكتمل. يُرجى فتحه من الرسالة مرة أخرى.",
loading: "جارٍ فتح الرابط…",
failed: "تعذّر فتح هذا الرابط",
again: "إعادة المحاولة",
toHelp: "مركز المساعدة",
};
