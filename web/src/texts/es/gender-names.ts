// Made from texts/es/gender-names.json. Change it there.
// @ts-nocheck

export const messages = {
woman: "Mujer",
man: "Hombre",
nonbinary: "Persona no binaria",
other: "Otra identidad",
"not-specified": "Sin indicar",
};
