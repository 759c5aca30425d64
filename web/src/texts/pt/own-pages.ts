import type { messages as en } from '../en/own-pages.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  loading: 'Carregando a página…',
  failed: 'Não foi possível carregar a página',
  again: 'Tentar de novo',
  missing: 'Esta página não existe',
  missingText: 'Talvez o endereço tenha um erro, ou a página foi removida.',
  home: 'Ir para a página inicial',
  bindingFrom: (day) => `Os membros aceitam esta página. Esta versão vale a partir de ${day}.`,
  bindingSince: (day) => `Os membros aceitam esta página. Esta versão vale desde ${day}.`,
};
