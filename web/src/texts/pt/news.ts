import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/news.ts';

export const messages: Translated<typeof en> = {
  title: 'Novidades',
  about: 'O que nossa equipe escreveu para você.',
  loading: 'Carregando novidades...',
  failed: 'Erro ao carregar as novidades',
  again: 'Tentar de novo',
  none: 'Ainda não há novidades.',
  settings: 'Nas configurações você escolhe se recebe novidades por e-mail.',
};
