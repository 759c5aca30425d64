// Made from texts/es/desk-numbers.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/es/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Cifras de moderación",
period: "Periodo",
days: ({ days }: { days: number }) => `${days === 365 ? `1 año` : plural(days, { one: `1 día`, other: `${days} días` })}`,
loading: "Cargando las cifras…",
failed: "No pudimos cargar las cifras",
again: "Reintentar",
about: ({ name }: { name: string | number }) => `¿Qué es “${name}”?`,
totals: {
open: {
label: "Abiertos",
about: "Casos que ahora esperan una decisión.",
},
claimed: {
label: "Asignados",
about: "Casos abiertos en los que alguien trabaja ahora.",
},
escalated: {
label: "Escalados",
about: "Casos abiertos que se pasaron a otra persona.",
},
waitingAppeals: {
label: "Apelaciones en espera",
about: "Apelaciones que ahora no tienen resultado.",
},
appealed: {
label: "Apelaciones",
about: "Apelaciones presentadas en este periodo.",
},
reversed: {
label: "Revocadas",
about: "Apelaciones que revocaron una decisión en este periodo, del todo o en parte.",
},
},
types: "Por tipo de problema",
typeColumns: ["Tipo de problema", "Recibidos", "Abiertos", "Primera respuesta", "Decisión"],
noTypes: "No hay reportes en este periodo.",
moderators: "Por persona del equipo",
moderatorColumns: ["Nombre", "Decisiones", "Tiempo hasta la decisión", "Primeras respuestas", "Tiempo hasta la primera respuesta", "Apeladas", "Revocadas"],
noModerators: "No hubo decisiones ni respuestas en este periodo.",
noName: "Sin nombre",
time: {
none: "–",
minutes: ({ minutes }: { minutes: number }) => `${formatNumber(minutes)} min`,
hours: ({ hours }: { hours: number }) => `${formatNumber(hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`,
days: ({ days }: { days: number }) => `${formatNumber(days, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} días`,
},
};
