// Made from texts/pt/desk-bulk.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
bar: "Casos selecionados",
selected: ({ number }: { number: number }) => `${formatNumber(number)} ${plural(number, { one: `selecionado`, other: `selecionados` })}`,
clear: "Limpar",
keysOff: "Enquanto houver casos selecionados, nenhuma tecla decide.",
confirm: ({ action, number }: { action: string | number; number: number }) => `${action}: ${formatNumber(number)} ${plural(number, { one: `caso`, other: `casos` })}`,
about: "Cada membro recebe o motivo usual para seu caso, e cada pessoa que denunciou, a resposta usual. Abra um caso para mudar os textos.",
leftOut: ({ number }: { number: number }) => `${plural(number, { one: `${formatNumber(number)} ${plural(number, { one: `caso`, other: `casos` })} com denúncias de vários tipos fica aberto: escolha o motivo no caso.`, other: `${formatNumber(number)} ${plural(number, { one: `caso`, other: `casos` })} com denúncias de vários tipos ficam abertos: escolha o motivo em cada caso.` })}`,
cancel: "Cancelar",
failed: ({ number }: { number: number }) => `Sem decisão: ${formatNumber(number)} ${plural(number, { one: `caso`, other: `casos` })}.`,
late: ({ number }: { number: number }) => `Não deu para desfazer: ${formatNumber(number)} ${plural(number, { one: `caso`, other: `casos` })}.`,
hide: "Ocultar",
undo: "Desfazer tudo",
tooLate: "Mensagens enviadas",
done: ({ action, number }: { action: 'dismiss' | 'warn' | 'suspend' | 'ban' | 'remove-photo' | 'remove-text' | 'remove-message'; number: number }) => `${action === 'dismiss' ? `${formatNumber(number)} ${plural(number, { one: `caso`, other: `casos` })} ${plural(number, { one: `arquivado`, other: `arquivados` })}.` : `${action === 'dismiss' ? `Caso arquivado` : action === 'warn' ? `Advertência` : action === 'suspend' ? `Suspensão` : action === 'ban' ? `Banimento` : action === 'remove-photo' ? `Foto removida` : action === 'remove-text' ? `Texto removido` : action === 'remove-message' ? `Mensagem removida` : ``} em ${formatNumber(number)} ${plural(number, { one: `caso`, other: `casos` })}.`}`,
};
