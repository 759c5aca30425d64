import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unsubscribe.ts';

export const messages: Translated<typeof en> = {
  title: 'Te désabonner de ces e-mails ?',
  about: (email: string) =>
    `Pour le compte ${email}. Tu recevras toujours tous les autres e-mails. Tu peux réactiver ceux-ci dans tes réglages.`,
  reading: 'Ouverture du lien…',
  button: 'Me désabonner',
  working: 'Désabonnement…',
  done: 'C’est fait',
  doneAbout: 'Tu ne recevras plus ces e-mails. Tu recevras toujours tous les autres.',
  settings: 'Aller aux réglages',
};
