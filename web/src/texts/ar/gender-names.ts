// Made from texts/ar/gender-names.json. Change it there.
// @ts-nocheck

export const messages = {
woman: "امرأة",
man: "رجل",
nonbinary: "هوية غير ثنائية",
other: "هوية أخرى",
"not-specified": "غير محدد",
};
