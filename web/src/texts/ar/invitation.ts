// Made from texts/ar/invitation.json. Change it there.
// @ts-nocheck

export const messages = {
code: "رمز دعوتك",
hint: "يتكون من 12 حرفًا ورقمًا، مثل ABCD-EFGH-JKLM.",
optional: "يمكنك الانضمام بدونه أيضًا بترك الخانة فارغة.",
missing: "يُرجى إدخال رمز دعوتك.",
invited: "وصلتك دعوة. أهلًا بك!",
enter: "متابعة",
};
