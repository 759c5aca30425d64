// Made from texts/ar/news.json. Change it there.
// @ts-nocheck

export const messages = {
title: "الأخبار",
about: "ما كتبه فريقنا إليك.",
loading: "جارٍ تحميل الأخبار...",
failed: "حدث خطأ أثناء تحميل الأخبار",
again: "حاول مرة أخرى",
none: "لا توجد أخبار بعد.",
settings: "يمكنك أن تختار في الإعدادات وصول الأخبار بالبريد.",
};
