// Made from texts/ar/moments.json. Change it there.
// @ts-nocheck

export const messages = {
label: "جديد لك",
matched: ({ name }: { name: string | number }) => `حصل تطابق بينك وبين ${name}`,
seeMatch: "عرض التطابق",
wrote: ({ name }: { name: string | number }) => `وصلتك رسالة من ${name}`,
close: "إغلاق",
blocked: {
label: "تم الحظر",
text: ({ name }: { name: string | number }) => `تم حظر ${name}.`,
undo: "تراجع",
},
push: {
label: "الإشعارات الفورية",
about: ({ brand }: { brand: string | number }) => `لتصلك الرسائل والتطابقات حتى عند إغلاق ${brand}.`,
names: "لا تظهر الأسماء على شاشة القفل.",
turnOn: "تفعيل الإشعارات",
later: "لا، شكرًا",
},
};
