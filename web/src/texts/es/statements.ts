// Made from texts/es/statements.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Una decisión de nuestro equipo",
loading: "Abriendo la decisión…",
reports: {
resolved: "Tu reporte está resuelto",
closed: "Tu reporte está cerrado",
rejected: "No tomamos medidas",
},
appeals: {
upheld: "Lo revisamos de nuevo y mantenemos nuestra decisión.",
"partly-reversed": "Lo revisamos de nuevo y cambiamos parte de nuestra decisión.",
reversed: "Lo revisamos de nuevo y revocamos nuestra decisión.",
},
shorter: ({ until }: { until: string | number }) => `Ahora la suspensión es más corta: terminó el ${formatSiteDate(until)}.`,
reversed: ({ date }: { date: string | number }) => `Revocamos esta decisión el ${date}.`,
facts: {
until: "Hasta",
reason: "Motivo",
terms: "Nuestras condiciones",
law: "La ley",
reference: "Reporte",
answer: "Nuestra respuesta",
how: "Cómo decidimos",
},
list: {
title: "Decisiones",
open: "Tus decisiones",
about: "Lo que nuestro equipo decidió sobre ti y sobre tus reportes. Abre una para leer por qué.",
loading: "Cargando las decisiones…",
failed: "No pudimos cargar las decisiones",
again: "Reintentar",
more: "Mostrar más",
aboutYou: "Sobre ti",
noneAboutYou: "No hemos tomado ninguna decisión sobre ti.",
aboutReports: "Sobre tus reportes",
noneAboutReports: "Todavía no hemos decidido sobre ninguno de tus reportes.",
contested: "Apelaste esta decisión. Te escribiremos.",
until: ({ date }: { date: string | number }) => `Puedes apelarla hasta el ${date}`,
},
forGood: "Para siempre",
how: ({ noticed, automated }: { noticed: boolean; automated: boolean }) => `${noticed ? `Un miembro reportó esto` : `Nuestro equipo detectó esto`}, y ${automated ? `un programa nos ayudó a decidir.` : `la decisión la tomó una persona de nuestro equipo.`}`,
contest: {
title: "¿Crees que nos equivocamos?",
about: ({ date }: { date: string | number }) => `Puedes apelar esta decisión una vez, hasta el ${date}. La revisará alguien que no participó en ella, si hay otra persona en nuestro equipo que pueda hacerlo.`,
label: "¿Qué debemos saber?",
yours: "Lo que escribiste",
answer: "Nuestra respuesta",
button: "Apelar esta decisión",
working: "Enviando…",
sent: ({ date }: { date: string | number }) => `Apelaste esta decisión el ${date}. Te escribiremos.`,
elsewhere: "También puedes acudir en cualquier momento a un órgano de resolución extrajudicial de litigios o a los tribunales.",
},
};
