import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/help-numbers.ts';

export type { CallReason } from '../en/help-numbers.ts';

export const messages: Translated<typeof en> = {
  title: 'Qui appeler',
  about:
    'Depuis le pays même. Tu peux leur poser la question même si tu ne sais pas si c’est assez grave.',
  country: 'Pays',
  other: 'Un autre pays',
  anywhere: 'Sur la plupart des portables, le 112 mène aux urgences du pays où tu es.',
  police: 'Urgences',
  violence: 'Violences dans le couple ou lors d’un rendez-vous',
  fraud: 'Arnaques',
  mayChange: 'Les numéros peuvent changer. Si personne ne répond, appelle les urgences.',
};
