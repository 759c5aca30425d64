// Made from texts/de/gender-names.json. Change it there.
// @ts-nocheck

export const messages = {
woman: "Frau",
man: "Mann",
nonbinary: "Nichtbinär",
other: "Andere",
"not-specified": "Keine Angabe",
};
