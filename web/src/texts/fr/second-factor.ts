import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/second-factor.ts';

/** The second factor of staff: showing it, and setting it up. */
export const messages: Translated<typeof en> = {
  step: {
    title: 'Double authentification',
    lead: 'Saisissez le code à six chiffres de votre application d’authentification.',
    code: 'Code d’authentification',
    recoveryLead: 'Saisissez un de vos codes de secours. Chaque code ne sert qu’une fois.',
    recovery: 'Code de secours',
    toRecovery: 'Utiliser un code de secours',
    toApp: 'Utiliser mon application',
    submit: 'Continuer',
    working: 'Un instant…',
    back: 'Se connecter avec un autre compte',
    failed: 'Ce code n’a pas fonctionné. Essayez-en un nouveau.',
  },
  loading: 'Chargement de vos réglages de sécurité…',
  failed: 'Impossible de charger vos réglages de sécurité',
  again: 'Réessayer',
  required: 'Votre équipe exige la double authentification. Configurez-la pour continuer.',
  heading: 'Double authentification',
  about:
    'À la connexion, vous saisissez aussi un code d’une application de votre téléphone. Un mot de passe volé ne suffit alors plus pour entrer.',
  on: (since: string) => `Activée depuis le ${since}`,
  off: 'Désactivée',
  left: (count: number) =>
    plural(count, {
      one: `Il reste ${count} code de secours.`,
      other: `Il reste ${count} codes de secours.`,
    }),
  setUp: 'Configurer l’application',
  replace: 'Changer d’application',
  renew: 'Nouveaux codes de secours',
  turnOff: 'Désactiver',
  cancel: 'Annuler',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  present: 'Code de votre application actuelle, ou code de secours',
  proof: {
    setUp: 'Saisissez votre mot de passe pour confirmer que c’est bien vous.',
    replace: 'Saisissez votre mot de passe et un code de votre application actuelle.',
    renew: 'Vos codes de secours actuels ne fonctionneront plus.',
    turnOff: 'Vous vous connecterez avec votre seul mot de passe.',
  },
  next: 'Continuer',
  scan: 'Scannez ce QR code avec votre application d’authentification',
  qr: 'QR code pour votre application d’authentification',
  byHand: 'Ou saisissez cette clé dans l’application :',
  confirm: 'Code de l’application',
  turnOn: 'Activer',
  changed: 'Tous les autres appareils sont déconnectés.',
  codes: 'Vos codes de secours',
  codesAbout:
    'Gardez-les à un endroit accessible sans votre téléphone. Chaque code ne sert qu’une fois. Nous ne les afficherons plus.',
  copy: 'Copier les codes',
  copied: 'Copié',
  save: 'Télécharger les codes',
  file: 'codes-de-secours.txt',
  kept: 'Je les ai enregistrés',
};
