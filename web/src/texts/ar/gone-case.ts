// Made from texts/ar/gone-case.json. Change it there.
// @ts-nocheck

export const messages = {
title: "لم تعد هذه القضية هنا",
about: "تم البت فيها وحُذفت بلاغاتها، أو أن العنوان غير صحيح.",
back: "العودة إلى قائمة الانتظار",
};
