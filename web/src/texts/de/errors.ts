import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/errors.ts';

export const messages: Translated<typeof en> = {
  validation: 'Ungültige Eingabe',
  network: 'Netzwerkfehler. Bitte prüfe deine Internetverbindung.',
  unreachable:
    'Netzwerkfehler: Der Server ist nicht erreichbar. Bitte prüfe deine Internetverbindung.',
  noResponse: 'Netzwerkfehler: Der Server ist nicht erreichbar',
  server: 'Serverfehler: Bitte versuch es später noch einmal.',
  unknown: 'Ein unbekannter Fehler ist aufgetreten',
  login: 'Anmeldung fehlgeschlagen',
  verification: 'Bestätigung fehlgeschlagen',
  register: 'Dieses Konto gibt es schon',
  required: 'Dieses Feld wird benötigt.',
  noEmail: 'Gib deine E-Mail-Adresse ein.',
  noPassword: 'Gib ein Passwort ein.',
  notAccepted: 'Setze hier ein Häkchen, um weiterzumachen.',
  email: 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  meant: (address: string) => `Meintest du ${address}?`,
  tooShort: (least: number) => `Nimm mindestens ${least} Zeichen.`,
  incompleteCode: (digits: number) => `Gib alle ${digits} Ziffern ein.`,
};
