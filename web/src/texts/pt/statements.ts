// Made from texts/pt/statements.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Uma decisão da nossa equipe",
loading: "Abrindo a decisão…",
reports: {
resolved: "Sua denúncia foi resolvida",
closed: "Sua denúncia foi encerrada",
rejected: "Não tomamos providências",
},
appeals: {
upheld: "Reavaliamos e mantivemos nossa decisão.",
"partly-reversed": "Reavaliamos e mudamos parte da nossa decisão.",
reversed: "Reavaliamos e revertemos nossa decisão.",
},
shorter: ({ until }: { until: string | number }) => `A suspensão ficou mais curta: ela terminou em ${formatSiteDate(until)}.`,
reversed: ({ date }: { date: string | number }) => `Revertemos esta decisão em ${date}.`,
facts: {
until: "Até",
reason: "Motivo",
terms: "Nossos termos",
law: "A lei",
reference: "Denúncia",
answer: "Nossa resposta",
how: "Como decidimos",
},
list: {
title: "Decisões",
open: "Suas decisões",
about: "O que nossa equipe decidiu sobre você e sobre suas denúncias. Abra uma decisão para ler o motivo.",
loading: "Carregando decisões…",
failed: "Não foi possível carregar as decisões",
again: "Tentar de novo",
more: "Mostrar mais",
aboutYou: "Sobre você",
noneAboutYou: "Não tomamos nenhuma decisão sobre você.",
aboutReports: "Sobre suas denúncias",
noneAboutReports: "Ainda não decidimos sobre nenhuma das suas denúncias.",
contested: "Você contestou. Vamos escrever para você.",
until: ({ date }: { date: string | number }) => `Você pode contestar até ${date}`,
},
forGood: "Para sempre",
how: ({ noticed, automated }: { noticed: boolean; automated: boolean }) => `${noticed ? `Recebemos a denúncia de um membro` : `Nossa equipe notou o problema`}, e ${automated ? `um software nos ajudou a decidir.` : `uma pessoa da nossa equipe tomou a decisão.`}`,
contest: {
title: "Acha que erramos?",
about: ({ date }: { date: string | number }) => `Você pode contestar uma vez, até ${date}. Quem reavalia é uma pessoa que não participou da decisão, se houver outra na nossa equipe que possa.`,
label: "O que devemos saber?",
yours: "O que você escreveu",
answer: "Nossa resposta",
button: "Contestar esta decisão",
working: "Enviando…",
sent: ({ date }: { date: string | number }) => `Você contestou em ${date}. Vamos escrever para você.`,
elsewhere: "Você também pode recorrer a um órgão de resolução extrajudicial de litígios ou à Justiça, a qualquer momento.",
},
};
