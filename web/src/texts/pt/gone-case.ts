import type { messages as en } from '../en/gone-case.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Este caso não está mais aqui',
  about: 'Ele foi decidido e as denúncias foram excluídas, ou o endereço está errado.',
  back: 'Voltar à fila',
};
