// Made from texts/ar/staff-sign-in.json. Change it there.
// @ts-nocheck

export const messages = {
banner: "لوحة تحكم الإدارة",
tagline: "إدارة المستخدمين والاشتراكات وتحليلات المنصة",
title: "مرحبًا بعودتك",
subtitle: "تسجيل الدخول إلى حسابك في الإدارة",
email: "البريد الإلكتروني",
password: "كلمة المرور",
showPassword: "إظهار كلمة المرور",
submit: "تسجيل الدخول",
submitting: "جارٍ تسجيل الدخول…",
note: "للحصول على بيانات الدخول، يُرجى التواصل مع إدارة النظام",
notAdmin: "ليست لديك صلاحية الوصول إلى هذه اللوحة.",
toHome: "الذهاب إلى الصفحة الرئيسية",
member: "لست من أفراد الفريق؟",
memberLink: "تسجيل دخول الأعضاء",
};
