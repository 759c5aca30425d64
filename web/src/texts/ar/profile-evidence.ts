// Made from texts/ar/profile-evidence.json. Change it there.
// @ts-nocheck

export const messages = {
note: ({ text }: { text: string | number }) => `الكلمة المرفقة بالإعجاب: «${text}»`,
partGone: "لم تعد الصورة موجودة عند تقديم البلاغ.",
part: {
photo: "إعجاب بهذه الصورة لمقدّم البلاغ:",
prompt: ({ label, said }: { label: string | number; said: string | number }) => `إعجاب بإجابة مقدّم البلاغ عن «${label}»: «${said}»`,
question: ({ label, said }: { label: string | number; said: string | number }) => `إعجاب بإجابة مقدّم البلاغ عن «${label}»: ${said}`,
},
};
