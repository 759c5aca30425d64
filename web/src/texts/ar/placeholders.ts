// Made from texts/ar/placeholders.json. Change it there.
// @ts-nocheck

export const messages = {
reporter: "الاسم الأول لمقدّم البلاغ، ولا شيء إذا كان غير معروف",
reference: "رقم البلاغ",
name: "الاسم الأول للشخص الذي يخصه القرار",
until: "آخر يوم من التعليق",
};
