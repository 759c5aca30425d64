import { de } from '@kindred/contract/texts/fr/elision';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/moments.ts';

export const messages: Translated<typeof en> = {
  label: 'Du nouveau pour toi',
  matched: (name: string) => `Tu as un match avec ${name}`,
  seeMatch: 'Voir ton match',
  wrote: (name: string) => `${name} t’a envoyé un message`,
  close: 'Fermer',
  blocked: {
    label: 'Blocage',
    text: (name: string) => `Le profil ${de(name)} est bloqué.`,
    undo: 'Annuler',
  },
  push: {
    label: 'Notifications push',
    about: (brand: string) =>
      `Reçois tes messages et tes matchs même quand ${brand} n’est pas ouvert.`,
    names: 'Aucun nom ne s’affiche sur ton écran verrouillé.',
    turnOn: 'Activer les notifications',
    later: 'Non merci',
  },
};
