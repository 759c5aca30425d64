// Made from texts/ar/join.json. Change it there.
// @ts-nocheck

export const messages = {
title: "الانضمام إلى الفريق",
reading: "جارٍ فتح دعوتك…",
lead: ({ role }: { role: string | number }) => `وصلتك دعوة للانضمام بدور: ${role}.`,
email: "البريد الإلكتروني",
firstName: "الاسم الأول",
lastName: "اسم العائلة (اختياري)",
password: "كلمة المرور",
showPassword: "إظهار كلمة المرور",
hint: "8 أحرف على الأقل. والأفضل بضع كلمات عشوائية.",
submit: "الانضمام",
working: "لحظة واحدة…",
accept: "قبول الدعوة",
acceptAs: ({ email }: { email: string | number }) => `سيكون القبول بحسابك ${email}.`,
signIn: ({ email }: { email: string | number }) => `لدى ${email} حساب بالفعل. يُرجى تسجيل الدخول به، ثم فتح الرابط من الرسالة مرة أخرى.`,
other: ({ email }: { email: string | number }) => `هذه الدعوة مخصصة للعنوان ${email}، بينما سجّلت الدخول بحساب آخر. يُرجى تسجيل الخروج، ثم فتح الرابط مرة أخرى.`,
toSignIn: "الذهاب إلى تسجيل الدخول",
signOut: "تسجيل الخروج",
};
