import type { messages as en } from '../en/begin.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'Começar o premium imediatamente, dentro dos 14 dias em que posso desistir do contrato. Se eu desistir, pago pelos dias de uso.',
  about:
    'Você escolhe. O premium começa imediatamente de qualquer forma. Se você desistir, recebe tudo de volta se não marcar, e paga pelos dias de uso se marcar.',
};
