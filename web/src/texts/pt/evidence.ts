// Made from texts/pt/evidence.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
loading: "Carregando provas…",
failed: "Erro ao carregar as provas",
again: "Tentar de novo",
titles: {
profile: "Cópia do perfil",
photo: "Foto denunciada",
message: "Mensagem denunciada",
},
chatWith: ({ name }: { name: string | number }) => `Conversa com ${name}`,
messages: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: `mensagem`, other: `mensagens` })}`,
earlier: ({ count }: { count: number }) => `Mostrar ${formatNumber(count)} ${plural(count, { one: `mensagem anterior`, other: `mensagens anteriores` })}`,
taken: ({ when }: { when: string | number }) => `Salva: ${when}`,
from: {
reporter: "Quem denunciou",
reported: "Membro denunciado",
},
reported: "Denunciada",
sentPhoto: "foto",
edited: "editada",
deletedMessage: "Apagada antes da denúncia",
photo: ({ number }: { number: string | number }) => `Foto ${number}, grande`,
coveredNude: "Provável nude, desfocado. Mostrar",
covered: ({ number }: { number: string | number }) => `Foto ${number}, desfocada. Mostrar todas as fotos`,
closed: ({ number }: { number: string | number }) => `Foto ${number}, oculta até o caso ser encaminhado`,
show: "Mostrar",
escalateFirst: "Encaminhe primeiro",
unloaded: "Não carregou",
related: "Denúncias relacionadas",
};
