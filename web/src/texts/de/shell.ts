import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/shell.ts';

export const messages: Translated<typeof en> = {
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  siteNavigation: 'Website',
  footerNavigation: 'Fußzeile',
  menu: 'Menü',
  back: 'Zurück',
  commands: 'Befehle und Personen',
  search: 'Suchen …',
  nav: {
    signIn: 'Anmelden',
    register: 'Registrieren',
    notices: (fresh: number) => (fresh ? `Benachrichtigungen, ${fresh} neu` : 'Benachrichtigungen'),
    admin: 'Verwaltung',
    logout: 'Abmelden',
  },
  account: {
    title: 'Dein Konto',
    label: 'Konto:',
    profile: 'Profil',
    questions: 'Fragen',
    premium: 'Premium',
    settings: 'Einstellungen',
    reports: 'Meine Meldungen',
    faqs: 'Häufige Fragen',
    privacy: 'Datenschutz',
    help: 'Hilfe',
  },
  tabs: {
    name: 'Deine Seiten',
    home: 'Start',
    discover: 'Entdecken',
    likes: 'Likes',
    matches: 'Matches',
    profile: 'Profil',
  },
  likes: (count: number) =>
    plural(count, {
      one: '1 Person hat dich gelikt',
      other: `${count} Personen haben dich gelikt`,
    }),
  unread: (count: number) =>
    plural(count, { one: '1 ungelesener Chat', other: `${count} ungelesene Chats` }),
  footer: {
    home: 'Start',
    faqs: 'Häufige Fragen',
    privacy: 'Datenschutzerklärung',
    contact: 'Kontakt',
    report: 'Inhalte melden',
    help: 'Hilfe',
    safety: 'Sicherheitstipps',
    rights: (year: string, brand: string) => `© ${year} ${brand}`,
  },
  scheme: {
    label: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    auto: 'System',
  },
  unverified: {
    text: 'Bis du deine E-Mail-Adresse bestätigst, sieht dich niemand, und du siehst niemanden.',
    action: 'Code eingeben',
  },
  emailChange: {
    label: 'Deine E-Mail-Adresse wurde geändert',
    text: (oldEmail: string, until: string) =>
      `Unser Team hat deine E-Mail-Adresse geändert. Wenn du das nicht wolltest, benutze bis zum ${until} den Link, den wir an ${oldEmail} geschickt haben. Bis dahin kannst du dein Passwort nicht zurücksetzen.`,
  },
  offline: {
    banner: 'Du bist offline.',
    text: 'Wir verbinden dich automatisch wieder.',
    title: 'Noch nicht geladen',
    waits: 'Das wird geladen, sobald du wieder online bist.',
  },
  failure: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
    retry: 'Neu laden',
  },
  loading: 'Wird geladen',
  lastActive: {
    justNow: 'Gerade eben',
    hoursAgo: (hours: number) => `vor ${hours}\u00a0Std.`,
    daysAgo: (days: number) => plural(days, { one: 'vor 1 Tag', other: `vor ${days} Tagen` }),
    never: 'Nie',
  },
  active: {
    justNow: 'Gerade eben aktiv',
    when: (ago: string) => `Aktiv ${ago}`,
    lastMonth: 'Im letzten Monat aktiv',
    earlier: 'Vor über einem Monat aktiv',
  },
  opening: {
    text: 'Wird geöffnet …',
    failed: 'Das konnte nicht geöffnet werden. Prüfe deine Verbindung und lade die Seite neu.',
    reload: 'Seite neu laden',
    close: 'Schließen',
  },
};
