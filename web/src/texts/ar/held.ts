// Made from texts/ar/held.json. Change it there.
// @ts-nocheck

export const messages = {
label: "عن رسائلك",
held: "تنتظر رسائلك إلى من لم يرد عليك بعد حتى ينظر فريقنا في حسابك، عادة خلال يوم. محادثاتك الأخرى مستمرة كالمعتاد. يرى الفريق أي القواعد وجدت شيئا، ولا يرى رسائلك.",
waiting: "رسائل تنتظر",
drop: "حذف",
answered: "يمكن لفريقنا قراءة ما قلته.",
answer: "قل شيئا عن ذلك",
change: "تغيير",
answerLabel: "ماذا ينبغي أن يعرف فريقنا؟",
send: "إرسال",
cancel: "إلغاء",
slowed: ({ until, count }: { until: string | number; count: string | number }) => `كتبت إلى كثير من الأشخاص الجدد. حتى ${until} يمكنك الكتابة إلى ${count} أشخاص جدد في الساعة.`,
};
