// Made from texts/ar/confirm-identity.json. Change it there.
// @ts-nocheck

export const messages = {
title: "تأكيد هويتك",
about: "هذا إجراء حساس، لذا نطلب التأكيد مجددًا. ولن نطلبه خلال الدقائق الخمس القادمة.",
password: "كلمة المرور",
showPassword: "إظهار كلمة المرور",
appCode: "رمز من تطبيق المصادقة، أو رمز استرداد",
mailedCode: "الرمز الوارد في رسالتنا",
codeAbout: ({ email }: { email: string | number }) => `ليست لديك كلمة مرور، لذا سنرسل رمزًا إلى ${email}.`,
codeSent: ({ email }: { email: string | number }) => `أرسلنا رمزًا إلى ${email}، وهو صالح لمدة عشر دقائق.`,
mailCode: "إرسال رمز إليّ",
mailAgain: "إرسال رمز جديد",
submit: "تأكيد",
cancel: "إلغاء",
};
