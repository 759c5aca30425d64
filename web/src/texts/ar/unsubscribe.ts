// Made from texts/ar/unsubscribe.json. Change it there.
// @ts-nocheck

export const messages = {
title: "إيقاف هذه الرسائل؟",
about: ({ email }: { email: string | number }) => `للحساب ${email}. ستصلك كل الرسائل الأخرى كالمعتاد. ويمكنك إعادة تفعيل هذه الرسائل من الإعدادات.`,
reading: "جارٍ فتح الرابط…",
button: "إيقاف الرسائل",
working: "جارٍ الإيقاف…",
done: "تم إيقاف الرسائل",
doneAbout: "لن تصلك هذه الرسائل بعد الآن. وستصلك كل الرسائل الأخرى كالمعتاد.",
settings: "الذهاب إلى الإعدادات",
};
