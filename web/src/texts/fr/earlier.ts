import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/earlier.ts';

export const messages: Translated<typeof en> = {
  earlier: (time: string) =>
    `Dernière mise à jour : ${time}. La prochaine se fera au retour de la connexion.`,
};
