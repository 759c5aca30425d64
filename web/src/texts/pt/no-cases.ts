import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/no-cases.ts';

export const messages: Translated<typeof en> = {
  none: 'Tudo em dia',
  noneAbout: 'Novos casos aparecem aqui automaticamente.',
  noneMatching: 'Nenhum caso com estes filtros',
  clear: 'Limpar filtros',
};
