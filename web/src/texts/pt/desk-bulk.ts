import type { messages as en } from '../en/desk-bulk.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/pt/decisions';
import { formatNumber } from '../../lib/formats/formats.ts';

const cases = (number: number) =>
  `${formatNumber(number)} ${plural(number, { one: 'caso', other: 'casos' })}`;

export const messages: Translated<typeof en> = {
  bar: 'Casos selecionados',
  selected: (number: number) =>
    `${formatNumber(number)} ${plural(number, { one: 'selecionado', other: 'selecionados' })}`,
  clear: 'Limpar',
  keysOff: 'Enquanto houver casos selecionados, nenhuma tecla decide.',
  decisions: decisionTexts,
  confirm: (action: string, number: number) => `${action}: ${cases(number)}`,
  about:
    'Cada membro recebe o motivo usual para seu caso, e cada pessoa que denunciou, a resposta usual. Abra um caso para mudar os textos.',
  leftOut: (number: number) =>
    plural(number, {
      one: `${cases(number)} com denúncias de vários tipos fica aberto: escolha o motivo no caso.`,
      other: `${cases(number)} com denúncias de vários tipos ficam abertos: escolha o motivo em cada caso.`,
    }),
  cancel: 'Cancelar',
  done: (action: DecisionAction, number: number) =>
    action === 'dismiss'
      ? `${cases(number)} ${plural(number, { one: 'arquivado', other: 'arquivados' })}.`
      : `${decisionTexts[action].past} em ${cases(number)}.`,
  failed: (number: number) => `Sem decisão: ${cases(number)}.`,
  late: (number: number) => `Não deu para desfazer: ${cases(number)}.`,
  hide: 'Ocultar',
  undo: 'Desfazer tudo',
  tooLate: 'Mensagens enviadas',
};
