import type { messages as en } from '../en/late-failures.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  failed: (page: string, why: string) => `Algo que hiciste en esta página falló: ${page}. ${why}`,
  typed: 'Lo que escribiste',
  openCase: 'Abrir caso',
  openPage: 'Abrir página',
  hide: 'Ocultar',
};
