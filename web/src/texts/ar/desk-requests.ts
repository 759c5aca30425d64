// Made from texts/ar/desk-requests.json. Change it there.
// @ts-nocheck

export const messages = {
title: "طلب إزالة صورة حميمة",
dueBy: ({ when }: { when: string | number }) => `القرار قبل ${when}`,
left: ({ hours }: { hours: number }) => `${hours === 0 ? `متأخر` : `متبقٍّ ${hours} س`}`,
self: ({ name }: { name: string | number }) => `بتوقيع ${name} (الشخص الظاهر في الصورة)`,
representative: ({ name, person }: { name: string | number; person: string | number }) => `بتوقيع ${name} عن ${person}`,
member: "بلاغ من عضو في مكان الصورة",
contact: ({ text }: { text: string | number }) => `وسيلة تواصل أخرى: ${text}`,
matched: "أُرفقت صورة للعثور على النسخ.",
hidden: ({ when }: { when: string | number }) => `مخفية منذ ${when} لعدم اتخاذ قرار في الوقت المحدد.`,
facts: "إضافات لاحقة",
question: "سؤال الفريق",
remove: "إزالة الصورة",
reason: "ما سبب بقائها؟",
choose: "يُرجى اختيار سبب",
ask: "طلب معلومات أكثر",
askAbout: "يصل السؤال بالبريد، ويستمر احتساب الوقت.",
askSend: "إرسال السؤال",
place: "لمن هذه الصورة؟",
placeAbout: "عنوان الملف الشخصي أو الصورة، إذا عثرت عليها.",
placeSend: "النقل إلى قضية صاحبها",
refusals: {
"not-here": "غير موجودة على هذا الموقع",
"not-intimate": "ليست حميمة",
"self-published": "نشرها الشخص الظاهر فيها",
"other-person": "تُظهر شخصًا آخر",
"not-authorized": "دون تفويض بالطلب",
"not-enough": "المعلومات غير كافية",
},
};
