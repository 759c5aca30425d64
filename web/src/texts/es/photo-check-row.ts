// Made from texts/es/photo-check-row.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Comprobación de fotos",
row: "Muestra a los demás que en tus fotos sales tú.",
link: "Abrir la comprobación",
};
