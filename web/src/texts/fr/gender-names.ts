// Made from texts/fr/gender-names.json. Change it there.
// @ts-nocheck

export const messages = {
woman: "Femme",
man: "Homme",
nonbinary: "Non binaire",
other: "Autre",
"not-specified": "Non précisé",
};
