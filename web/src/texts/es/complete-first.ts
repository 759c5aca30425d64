// Made from texts/es/complete-first.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Cargando…",
failed: "No pudimos cargarlo",
again: "Reintentar",
title: "Completa primero tu perfil",
action: "Completar mi perfil",
parts: {
about: "tu nombre, edad y género",
place: "tu ciudad",
seeking: "a quién te gustaría conocer",
photo: "una foto tuya",
},
missing: ({ parts }: { parts: string | number }) => `Todavía falta: ${parts}.`,
about: "Después podrás ver a otras personas y te podrán encontrar.",
};
