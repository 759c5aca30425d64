// Made from texts/ar/checked-badge.json. Change it there.
// @ts-nocheck

export const messages = {
when: ({ month }: { month: string | number }) => `تم التحقق من الصور: ${month}`,
means: "تطابق الصور صورة التُقطت في ذلك الشهر. ولا يقول ذلك شيئًا عن الهوية أو السجل.",
short: "صور تم التحقق منها",
};
