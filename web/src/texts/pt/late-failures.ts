import type { messages as en } from '../en/late-failures.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  failed: (page: string, why: string) => `Algo que você fez nesta página falhou: ${page}. ${why}`,
  typed: 'O que você escreveu',
  openCase: 'Abrir caso',
  openPage: 'Abrir página',
  hide: 'Ocultar',
};
