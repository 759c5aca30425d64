import type { Sanction, SanctionTexts } from '../../desk/sanctions.ts';

/** A sanction without a text, or a text without a sanction, is a type error. */
export const sanctionTexts: Readonly<Record<Sanction, SanctionTexts>> = {
  warn: {
    notice: 'Notre équipe t’a envoyé un avertissement.',
    title: 'Tu as reçu un avertissement',
    effect: () => 'Ton compte reste ouvert. Prends le temps de lire pourquoi nous t’écrivons.',
  },
  suspend: {
    notice: 'Ton compte a été suspendu.',
    title: 'Ton compte est suspendu',
    effect: (until) =>
      until
        ? `Tu ne peux pas te connecter jusqu’au ${until}, et les autres membres ne te voient pas.`
        : 'Jusqu’à la fin de la suspension, tu ne peux pas te connecter et les autres membres ne te voient pas.',
  },
  ban: {
    notice: 'Ton compte a été banni.',
    title: 'Ton compte est banni',
    effect: () => 'Tu ne peux plus te connecter, et les autres membres ne te voient plus.',
  },
  'remove-photo': {
    notice: 'Nous avons retiré une de tes photos.',
    title: 'Nous avons retiré une de tes photos',
    effect: () => 'Les autres membres ne voient plus cette photo. Ton compte reste ouvert.',
  },
  'remove-text': {
    notice: 'Nous avons retiré un texte de ton profil.',
    title: 'Nous avons retiré un texte de ton profil',
    effect: () => 'Les autres membres ne voient plus ce texte. Ton compte reste ouvert.',
  },
  'remove-message': {
    notice: 'Nous avons retiré un de tes messages.',
    title: 'Nous avons retiré un de tes messages',
    effect: () => 'Ce message ne peut plus être lu. Ton compte reste ouvert.',
  },
};
