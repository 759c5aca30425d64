// Made from texts/es/unknown-words.json. Change it there.
// @ts-nocheck

export const messages = {
text: "En este idioma no se detectan las palabras urgentes: lee tú el texto.",
};
