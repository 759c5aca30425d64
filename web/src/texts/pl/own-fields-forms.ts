// Made from texts/pl/own-fields-forms.json. Change it there.
// @ts-nocheck

export const messages = {
asksAbout: "Widzisz tylko osoby, które mają to, co tu wybierzesz, i które to wypełniły.",
choose: "Wybierz…",
seenBy: {
all: "Widzą to wszyscy, którzy widzą twój profil.",
matches: "Widzą to tylko twoje pary.",
self: "Widzisz to tylko ty.",
},
sensitive: "To dane wrażliwe. Zapisujemy je tylko za twoją zgodą, a nasz zespół nie widzi ich w twojej kartotece.",
agree: ({ name }: { name: string | number }) => `Zgadzam się, żeby moja odpowiedź o „${name}” była zapisana i pokazywana tak, jak tu opisano`,
withdrawn: "Bez twojej zgody zostanie usunięta przy zapisywaniu.",
required: ({ name }: { name: string | number }) => `${name} (wymagane)`,
retired: ({ name }: { name: string | number }) => `${name} (już niedostępne)`,
step: {
title: "Jeszcze kilka informacji",
lead: "Pomagają innym ocenić, czy do siebie pasujecie.",
finish: "Zakończ",
},
saving: "Zapisywanie…",
};
