// Made from texts/pl/gender-names.json. Change it there.
// @ts-nocheck

export const messages = {
woman: "Kobieta",
man: "Mężczyzna",
nonbinary: "Osoba niebinarna",
other: "Inna",
"not-specified": "Nie podano",
};
