// Made from texts/ar/my-data.json. Change it there.
// @ts-nocheck

export const messages = {
title: "بياناتك",
about: ({ email }: { email: string | number }) => `يحتوي هذا الملف على بيانات الحساب ${email}. يُنصح بحفظه في مكان خاص.`,
reading: "جارٍ فتح الرابط…",
done: "بدأ التنزيل.",
settings: "الذهاب إلى الإعدادات",
fetch: "تنزيل الملف",
fetching: "جارٍ التنزيل…",
};
