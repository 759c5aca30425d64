// Made from texts/pt/photo-review.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
title: "Análise de fotos",
loading: "Carregando fotos…",
failed: "Erro ao carregar as fotos",
again: "Tentar de novo",
left: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: `foto`, other: `fotos` })} para analisar`,
none: "Tudo em dia",
noneAbout: "Novas fotos aparecem aqui automaticamente.",
toReports: "Ver denúncias abertas",
rules: "Por que fotos são rejeitadas",
ruleColumns: ["Motivo", "O que o membro lê"],
others: "Outras pessoas da equipe estão analisando as fotos restantes.",
strip: "Fotos para analisar",
nth: ({ number }: { number: string | number }) => `Foto ${number}`,
photo: ({ name }: { name: string | number }) => `Foto de ${name}`,
othersOf: "Outras fotos aprovadas",
other: ({ number, name }: { number: string | number; name: string | number }) => `Foto aprovada ${number} de ${name}`,
noOthers: "Nenhuma ainda.",
unloaded: "Não foi possível carregar esta foto.",
aMember: "um membro",
who: ({ age, name }: { age: null | string | number; name: string | number }) => `${age === null ? `${name}` : `${name}, ${age}`}`,
main: "Foto principal",
more: "Foto adicional",
added: ({ when }: { when: string | number }) => `Enviada: ${when}`,
approve: "Aprovar",
reject: "Motivo da rejeição",
rejectStart: "Rejeitar",
close: "Fechar",
approved: ({ name }: { name: string | number }) => `Foto de ${name} aprovada.`,
rejected: ({ name }: { name: string | number }) => `Foto de ${name} rejeitada.`,
undo: "Desfazer",
keys: "Atalhos de teclado",
keyHints: [["J, K", "Próxima, anterior"], ["U", "Desfazer"]],
};
