// Made from texts/es/my-data.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Tus datos",
about: ({ email }: { email: string | number }) => `Este archivo contiene los datos de la cuenta ${email}. Guárdalo en un lugar privado.`,
reading: "Abriendo tu enlace…",
done: "Tu descarga ha empezado.",
settings: "Ir a los ajustes",
fetch: "Descargar archivo",
fetching: "Descargando…",
};
