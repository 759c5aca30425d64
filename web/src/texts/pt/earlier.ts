import type { messages as en } from '../en/earlier.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  earlier: (time: string) => `De ${time}. Vamos atualizar quando a conexão voltar.`,
};
