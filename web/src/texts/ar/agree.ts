// Made from texts/ar/agree.json. Change it there.
// @ts-nocheck

export const messages = {
due: {
title: "قبل المتابعة",
about: "تسري هذه الصفحات الآن على جميع الأعضاء. يُرجى قراءتها وقبولها للمتابعة.",
},
early: {
title: "ما الذي سيتغيّر",
about: "تسري هذه الصفحات على جميع الأعضاء ابتداءً من اليوم المذكور. يمكنك قبولها الآن، وحتى ذلك اليوم لا يتغيّر شيء بالنسبة إليك.",
},
done: "لا شيء يحتاج إلى القبول",
goOn: "متابعة",
accept: "قبول ومتابعة",
later: "ليس الآن",
signOut: "خروج",
pages: "صفحات تحتاج إلى القبول",
never: "لم تُقبَل منك بعد.",
changes: "ما الذي تغيّر",
instead: "في حال عدم القبول",
insteadAbout: "يمكنك الخروج واتخاذ القرار لاحقًا، أو أخذ بياناتك معك، أو حذف حسابك.",
legal: "صفحات للجميع",
loading: "جارٍ تحميل ما يحتاج إلى القبول…",
failed: "تعذّر التحميل",
again: "إعادة المحاولة",
since: ({ day }: { day: string | number }) => `تسري منذ ${day}.`,
from: ({ day }: { day: string | number }) => `تسري ابتداءً من ${day}.`,
before: ({ day }: { day: string | number }) => `سبق قبولك إصدارًا أقدم في ${day}.`,
read: ({ title }: { title: string | number }) => `قراءة النص كاملًا: ⁨${title}⁩`,
};
