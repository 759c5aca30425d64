// Made from texts/es/score.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/es/plural';
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
reasons: ({ name }: { name: string | number }) => `Por qué encajas con ${name}`,
words: {
strong: "Mucha compatibilidad",
good: "Buena compatibilidad",
some: "Algo de compatibilidad",
low: "Pocas respuestas en común",
},
from: ({ answers }: { answers: number }) => `${plural(answers, { one: `según 1 respuesta abierta`, other: `según ${answers} respuestas abiertas` })}`,
new: "Nada que comparar aún",
ask: ({ missing }: { missing: number }) => `${plural(missing, { one: `Responde 1 pregunta para ver la compatibilidad`, other: `Responde ${missing} preguntas para ver la compatibilidad` })}`,
tooFew: "No hay suficientes respuestas que comparar",
sameHope: ["Buscas algo duradero, y la otra persona también", "Buscas algo que vaya creciendo, y la otra persona también", "Buscas algo sin compromiso, y la otra persona también", "Aún no tienes claro qué buscas, y la otra persona tampoco"],
hopes: "Lo que busca encaja con lo que buscas tú",
agreeOn: ({ topics }: { topics: string | number }) => `Coincides en ${topics}`,
agreed: ({ count, of }: { count: number; of: number }) => `Coincides en ${count} de ${plural(of, { one: `1 respuesta abierta`, other: `${of} respuestas abiertas` })}`,
none: "Aún no hay respuestas ni intereses en común",
updating: ({ time }: { time: string | number }) => `Tus respuestas nuevas contarán a más tardar a las ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
updatingWithin: ({ minutes }: { minutes: number }) => `Tus respuestas nuevas contarán en un máximo de ${minutes} minutos`,
share: ({ interests }: { interests: string | number }) => `En común: ${interests}`,
more: ({ more }: { more: number }) => `${more} más`,
};
