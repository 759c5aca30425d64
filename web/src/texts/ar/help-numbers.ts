// Made from texts/ar/help-numbers.json. Change it there.
// @ts-nocheck

export const messages = {
title: "بمن يمكنك الاتصال",
about: "من داخل البلد. يمكنك أن تسأل حتى إن لم تعرف هل الأمر خطير بما يكفي.",
country: "البلد",
other: "بلد آخر",
anywhere: "على معظم الهواتف المحمولة يصل الرقم 112 إلى طوارئ البلد الذي توجد فيه.",
police: "الطوارئ",
violence: "عنف من الشريك أو في موعد",
fraud: "الاحتيال",
mayChange: "قد تتغير الأرقام. إن لم يجب أحد فاتصل بالطوارئ.",
};
