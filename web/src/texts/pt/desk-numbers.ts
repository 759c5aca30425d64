// Made from texts/pt/desk-numbers.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Números da moderação",
period: "Período",
days: ({ days }: { days: number }) => `${days === 365 ? `1 ano` : `${days} ${plural(days, { one: `dia`, other: `dias` })}`}`,
loading: "Carregando números…",
failed: "Erro ao carregar os números",
again: "Tentar de novo",
about: ({ name }: { name: string | number }) => `O que é “${name}”?`,
totals: {
open: {
label: "Abertos",
about: "Casos que aguardam decisão agora.",
},
claimed: {
label: "Assumidos",
about: "Casos abertos em que alguém da equipe trabalha agora.",
},
escalated: {
label: "Encaminhados",
about: "Casos abertos que foram encaminhados.",
},
waitingAppeals: {
label: "Recursos pendentes",
about: "Recursos sem resultado agora.",
},
appealed: {
label: "Recursos",
about: "Recursos apresentados neste período.",
},
reversed: {
label: "Revertidas",
about: "Recursos que reverteram uma decisão neste período, no todo ou em parte.",
},
},
types: "Por tipo de problema",
typeColumns: ["Tipo de problema", "Recebidas", "Abertas", "Primeira resposta", "Decisão"],
noTypes: "Nenhuma denúncia neste período.",
moderators: "Por pessoa da equipe",
moderatorColumns: ["Nome", "Decisões", "Tempo até a decisão", "Primeiras respostas", "Tempo até a primeira resposta", "Recursos", "Revertidas"],
noModerators: "Não houve decisões nem respostas neste período.",
noName: "Sem nome",
time: {
none: "–",
minutes: ({ minutes }: { minutes: number }) => `${formatNumber(minutes)} min`,
hours: ({ hours }: { hours: number }) => `${formatNumber(hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`,
days: ({ days }: { days: number }) => `${formatNumber(days, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} dias`,
},
};
