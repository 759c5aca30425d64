// Made from texts/es/desk-bulk.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
bar: "Casos seleccionados",
selected: ({ number }: { number: number }) => `${plural(number, { one: `1 seleccionado`, other: `${formatNumber(number)} seleccionados` })}`,
clear: "Quitar",
keysOff: "Mientras haya casos seleccionados, ninguna tecla decide.",
confirm: ({ action, number }: { action: string | number; number: number }) => `${action} en ${plural(number, { one: `1 caso`, other: `${formatNumber(number)} casos` })}`,
about: "Cada miembro recibe el motivo habitual de su caso, y quien reportó, la respuesta habitual. Abre un caso para cambiarlos.",
leftOut: ({ number }: { number: number }) => `${plural(number, { one: `1 caso con reportes de varios tipos se queda abierto: elige el motivo en el caso.`, other: `${formatNumber(number)} casos con reportes de varios tipos se quedan abiertos: elige el motivo en cada caso.` })}`,
cancel: "Cancelar",
failed: ({ number }: { number: number }) => `Sin decidir: ${plural(number, { one: `1 caso`, other: `${formatNumber(number)} casos` })}.`,
late: ({ number }: { number: number }) => `Sin deshacer: ${plural(number, { one: `1 caso`, other: `${formatNumber(number)} casos` })}.`,
hide: "Ocultar",
undo: "Deshacer todo",
tooLate: "Mensajes enviados",
done: ({ action, number }: { action: 'dismiss' | 'warn' | 'suspend' | 'ban' | 'remove-photo' | 'remove-text' | 'remove-message'; number: number }) => `${action === 'dismiss' ? `Desestimación` : action === 'warn' ? `Advertencia` : action === 'suspend' ? `Suspensión` : action === 'ban' ? `Veto` : action === 'remove-photo' ? `Foto retirada` : action === 'remove-text' ? `Texto retirado` : action === 'remove-message' ? `Mensaje retirado` : ``}: ${plural(number, { one: `1 caso`, other: `${formatNumber(number)} casos` })}.`,
};
