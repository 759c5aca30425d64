import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/staff-sign-in.ts';

export const messages: Translated<typeof en> = {
  banner: 'Verwaltung',
  tagline: 'Konten, Abos und Auswertungen',
  title: 'Willkommen zurück',
  subtitle: 'Melde dich mit deinem Teamkonto an',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  submit: 'Anmelden',
  submitting: 'Du wirst angemeldet …',
  note: 'Zugangsdaten bekommst du von der Administration',
  notAdmin: 'Dir fehlt die Berechtigung für diesen Bereich.',
  toHome: 'Zur Startseite',
  member: 'Nicht im Team?',
  memberLink: 'Als Mitglied anmelden',
};
