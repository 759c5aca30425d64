import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/second-factor.ts';

/** The second factor of staff: showing it, and setting it up. */
export const messages: Translated<typeof en> = {
  step: {
    title: 'Zwei-Faktor-Authentifizierung',
    lead: 'Gib den sechsstelligen Code aus deiner Authenticator-App ein.',
    code: 'Code aus der App',
    recoveryLead: 'Gib einen deiner Wiederherstellungscodes ein. Jeder Code funktioniert einmal.',
    recovery: 'Wiederherstellungscode',
    toRecovery: 'Wiederherstellungscode nutzen',
    toApp: 'Authenticator-App nutzen',
    submit: 'Weiter',
    working: 'Einen Moment …',
    back: 'Mit anderem Konto anmelden',
    failed: 'Dieser Code hat nicht geklappt. Versuch einen neuen.',
  },
  loading: 'Deine Sicherheitseinstellungen werden geladen …',
  failed: 'Deine Sicherheitseinstellungen konnten nicht geladen werden',
  again: 'Neu laden',
  required:
    'In deinem Team ist Zwei-Faktor-Authentifizierung Pflicht. Richte sie ein, um weiterzumachen.',
  heading: 'Zwei-Faktor-Authentifizierung',
  about:
    'Beim Anmelden gibst du dann auch einen Code aus einer App auf deinem Handy ein. Ein gestohlenes Passwort allein reicht nicht aus.',
  on: (since: string) => `Eingeschaltet seit ${since}`,
  off: 'Ausgeschaltet',
  left: (count: number) =>
    plural(count, {
      one: 'Noch 1 Wiederherstellungscode.',
      other: `Noch ${count} Wiederherstellungscodes.`,
    }),
  setUp: 'Authenticator-App einrichten',
  replace: 'Authenticator-App wechseln',
  renew: 'Neue Wiederherstellungscodes',
  turnOff: 'Zwei-Faktor ausschalten',
  cancel: 'Abbrechen',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  present: 'Code aus deiner bisherigen App oder ein Wiederherstellungscode',
  proof: {
    setUp: 'Gib dein Passwort ein, um zu bestätigen, dass du es bist.',
    replace: 'Gib dein Passwort und einen Code aus deiner bisherigen App ein.',
    renew: 'Deine bisherigen Wiederherstellungscodes gelten dann nicht mehr.',
    turnOff: 'Du meldest dich dann nur noch mit deinem Passwort an.',
  },
  next: 'Weiter',
  scan: 'Scanne das mit deiner Authenticator-App',
  qr: 'QR-Code für deine Authenticator-App',
  byHand: 'Oder gib diesen Schlüssel in der App ein:',
  confirm: 'Code aus der App',
  turnOn: 'Zwei-Faktor einschalten',
  changed: 'Du bist überall sonst abgemeldet.',
  codes: 'Deine Wiederherstellungscodes',
  codesAbout:
    'Bewahre sie dort auf, wo du auch ohne Handy herankommst. Jeder Code funktioniert einmal. Wir zeigen sie nicht noch einmal.',
  copy: 'Codes kopieren',
  copied: 'Kopiert',
  save: 'Codes herunterladen',
  file: 'wiederherstellungscodes.txt',
  kept: 'Ich habe sie gespeichert',
};
