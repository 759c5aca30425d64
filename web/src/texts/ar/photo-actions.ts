// Made from texts/ar/photo-actions.json. Change it there.
// @ts-nocheck

export const messages = {
place: ({ number, of }: { number: string | number; of: string | number }) => `الصورة ${number} من ${of}`,
close: "إغلاق",
makeMain: "تعيين كصورة رئيسية",
isMain: "هي صورتك الرئيسية بالفعل",
isFirst: "هي الأولى بالفعل",
isLast: "هي الأخيرة بالفعل",
earlier: "نقل إلى الأمام",
later: "نقل إلى الخلف",
focus: {
action: "تحديد موضع وجهك",
title: "أين وجهك؟",
hint: "يمكنك سحب الحلقة إلى وجهك، حتى لا تقتطعه الصور الصغيرة أبدًا.",
cancel: "إلغاء",
submit: "حفظ",
},
removal: {
title: "حذف هذه الصورة؟",
text: "ستُزال لدى الجميع فورًا. لا يمكن التراجع عن ذلك.",
mainText: "وتصبح الصورة التالية صورتك الرئيسية.",
lastText: "دون صورة، لا يظهر ملفك لأشخاص جدد إلى أن تُضاف صورة أخرى.",
cancel: "إلغاء",
submit: "حذف الصورة",
failed: "تعذّر حذف الصورة",
},
};
