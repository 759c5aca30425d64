import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/confirm-identity.ts';

/** The dialog that asks for a fresh proof. */
export const messages: Translated<typeof en> = {
  title: 'Bestätige, dass du es bist',
  about:
    'Das ist heikel, deshalb fragen wir noch einmal nach. Danach fünf Minuten lang nicht mehr.',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  appCode: 'Code aus deiner Authenticator-App oder ein Wiederherstellungscode',
  mailedCode: 'Code aus unserer E-Mail',
  codeAbout: (email: string) =>
    `Du hast kein Passwort, deshalb schicken wir einen Code an ${email}.`,
  codeSent: (email: string) =>
    `Wir haben einen Code an ${email} geschickt. Er gilt zehn Minuten lang.`,
  mailCode: 'Code per E-Mail senden',
  mailAgain: 'Neuen Code senden',
  submit: 'Bestätigen',
  cancel: 'Abbrechen',
};
