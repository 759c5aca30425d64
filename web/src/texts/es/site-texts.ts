// Made from texts/es/site-texts.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Textos",
about: "Dilo todo con tus propias palabras, en cada idioma. Lo que está entre llaves, como {brand}, se rellena solo.",
language: "Idioma",
search: "Buscar",
words: "Palabras de un texto",
mail: "Correo",
allTexts: "Todos los textos",
only: {
legend: "Qué textos",
all: "Todos",
own: "Los tuyos",
outdated: "Cambió el original",
},
first: ({ shown, found }: { shown: string | number; found: number }) => `Los primeros ${shown} de ${formatNumber(found)}. Busca con más palabras.`,
none: {
all: "Ningún texto tiene estas palabras.",
own: "Aún no has cambiado ningún texto en este idioma.",
outdated: "Ningún texto original ha cambiado desde que escribiste los tuyos.",
},
ownWords: "Con tus palabras",
byDefault: "Original",
values: ({ names }: { names: string | number }) => `Se rellena: ${names}`,
reset: "Usar el original",
was: ({ before }: { before: string | number }) => `El original ha cambiado desde que escribiste esto. Antes decía: ${before}`,
keep: "Conservar el mío",
gone: "Esta versión ya no tiene este texto.",
remove: "Quitar",
notBuilt: "Las páginas en este idioma todavía se están preparando. Vuelve en un minuto.",
sendTest: "Enviarme una prueba",
sent: "Una prueba va en camino a tu propio correo.",
mailFrame: "El correo con datos de ejemplo",
loading: "Cargando textos…",
failed: "No se pudieron cargar los textos",
again: "Reintentar",
};
