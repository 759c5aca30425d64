// Made from texts/es/placeholders.json. Change it there.
// @ts-nocheck

export const messages = {
reporter: "el nombre de quien reportó; nada si no lo sabemos",
reference: "el número del reporte",
name: "el nombre de la persona de la que trata la decisión",
until: "el último día de una suspensión",
};
