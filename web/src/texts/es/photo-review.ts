// Made from texts/es/photo-review.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
title: "Revisión de fotos",
loading: "Cargando las fotos…",
failed: "No pudimos cargar las fotos",
again: "Reintentar",
left: ({ count }: { count: number }) => `${plural(count, { one: `1 foto por revisar`, other: `${formatNumber(count)} fotos por revisar` })}`,
none: "Todo al día",
noneAbout: "Las fotos nuevas aparecen aquí automáticamente.",
toReports: "Ver los reportes abiertos",
rules: "Por qué se rechazan fotos",
ruleColumns: ["Motivo", "Lo que lee el miembro"],
others: "Otras personas del equipo están revisando las fotos que quedan.",
strip: "Fotos por revisar",
nth: ({ number }: { number: string | number }) => `Foto ${number}`,
photo: ({ name }: { name: string | number }) => `Foto de ${name}`,
othersOf: "Sus fotos aprobadas",
other: ({ number, name }: { number: string | number; name: string | number }) => `Foto aprobada ${number} de ${name}`,
noOthers: "Todavía ninguna.",
unloaded: "No pudimos cargar esta foto.",
aMember: "un miembro",
who: ({ age, name }: { age: null | string | number; name: string | number }) => `${age === null ? `${name}` : `${name}, ${age}`}`,
main: "Foto principal",
more: "Foto adicional",
added: ({ when }: { when: string | number }) => `Añadida el ${when}`,
approve: "Aprobar",
reject: "Rechazar por",
rejectStart: "Rechazar",
close: "Cerrar",
approved: ({ name }: { name: string | number }) => `Foto aprobada: ${name}.`,
rejected: ({ name }: { name: string | number }) => `Foto rechazada: ${name}.`,
undo: "Deshacer",
keys: "Atajos de teclado",
keyHints: [["J, K", "Siguiente, anterior"], ["U", "Deshacer"]],
};
