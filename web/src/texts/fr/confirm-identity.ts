import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/confirm-identity.ts';

/** The dialog that asks for a fresh proof. */
export const messages: Translated<typeof en> = {
  title: 'Confirmation d’identité',
  about:
    'C’est une action sensible, d’où cette nouvelle vérification. Il n’y en aura pas d’autre pendant cinq minutes.',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  appCode: 'Code de l’application d’authentification, ou code de secours',
  mailedCode: 'Code reçu par e-mail',
  codeAbout: (email: string) =>
    `Ce compte n’a pas de mot de passe : un code sera envoyé à ${email}.`,
  codeSent: (email: string) => `Un code a été envoyé à ${email}. Il est valable dix minutes.`,
  mailCode: 'Recevoir un code',
  mailAgain: 'Recevoir un nouveau code',
  submit: 'Confirmer',
  cancel: 'Annuler',
};
