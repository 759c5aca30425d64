// Made from texts/ar/languages.json. Change it there.
// @ts-nocheck

export const messages = {
label: "اللغة",
about: "للصفحات ورسائل البريد والإشعارات.",
};
