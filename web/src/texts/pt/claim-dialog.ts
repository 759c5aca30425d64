// Made from texts/pt/claim-dialog.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
title: ({ decision }: { decision: string | number }) => `${decision}: o que termina`,
ends: {
minor: "Ninguém mais verifica se alguém tem menos de 18 anos.",
life: "Ninguém mais verifica se alguém está em segurança.",
violence: "Ninguém mais acompanha a ameaça ou a violência.",
"intimate-picture": "O prazo do pedido para de contar. Uma imagem oculta por causa dele volta a aparecer, a menos que esta decisão a remova.",
},
stays: ({ name }: { name: string | number }) => `A conta continua como está: ${name}.`,
returns: ({ name, days }: { name: string | number; days: number }) => `${plural(days, { one: `${name} pode voltar depois de 1 dia.`, other: `${name} pode voltar depois de ${formatNumber(days)} dias.` })}`,
closed: ({ name }: { name: string | number }) => `${name} não pode voltar, a menos que um recurso seja aceito.`,
evidence: "As denúncias saem da fila. As provas são excluídas com elas quando o prazo para guardá-las termina.",
reads: ({ reporters }: { reporters: number }) => `${plural(reporters, { one: `Quem denunciou lê:`, other: `${formatNumber(reporters)} pessoas que denunciaram leem:` })}`,
outcomeOnly: "Quem denunciou fica sabendo só do resultado.",
noOne: "Não há a quem responder.",
locked: "As provas podem mostrar uma criança e ficam ocultas até o caso ser encaminhado. Encaminhe o caso primeiro.",
confirm: "Olhei as provas, e esta é minha decisão.",
cancel: "Cancelar",
};
