// Made from texts/es/claim-dialog.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
title: ({ decision }: { decision: string | number }) => `${decision}: lo que termina`,
ends: {
minor: "Ya nadie comprueba si alguien tiene menos de 18 años.",
life: "Ya nadie comprueba si alguien está a salvo.",
violence: "Ya nadie se ocupa de la amenaza o la violencia.",
"intimate-picture": "El plazo de la solicitud se detiene. Una imagen que se ocultó por ella vuelve a mostrarse, salvo que esta decisión la retire.",
},
stays: ({ name }: { name: string | number }) => `La cuenta de ${name} sigue como está.`,
returns: ({ name, days }: { name: string | number; days: number }) => `${plural(days, { one: `${name} puede volver después de 1 día.`, other: `${name} puede volver después de ${formatNumber(days)} días.` })}`,
closed: ({ name }: { name: string | number }) => `${name} no puede volver, salvo que prospere una apelación.`,
evidence: "Los reportes salen de la cola. Sus pruebas se eliminan con ellos cuando termina su plazo de conservación.",
reads: ({ reporters }: { reporters: number }) => `${plural(reporters, { one: `Quien reportó lee:`, other: `${formatNumber(reporters)} personas que reportaron leen:` })}`,
outcomeOnly: "Quien reportó solo conoce el resultado.",
noOne: "No hay a quién responder.",
locked: "Las pruebas pueden mostrar a alguien menor de edad y están ocultas hasta que se escale el caso. Escálalo primero.",
confirm: "He mirado las pruebas y esta es mi decisión.",
cancel: "Cancelar",
};
