// Made from texts/ar/complete-first.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "جارٍ التحميل…",
failed: "تعذّر التحميل",
again: "إعادة المحاولة",
title: "إكمال ملفك الشخصي أولًا",
action: "إكمال ملفي الشخصي",
parts: {
about: "الاسم والعمر والجنس",
place: "المدينة",
seeking: "من يهمّك التعرّف إليهم",
photo: "صورة لك",
},
missing: ({ parts }: { parts: string | number }) => `ما ينقص: ${parts}.`,
about: "بعدها يظهر لك الأشخاص ويظهر ملفك لهم.",
};
