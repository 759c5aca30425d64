import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-account.ts';

export const messages: Translated<typeof en> = {
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  working: 'Einen Moment …',
  showPassword: 'Passwort anzeigen',
  staff: {
    title: 'Dein Konto',
    groups: {
      account: 'Konto',
      signIn: 'Anmeldung',
      devices: 'Geräte',
      appearance: 'Darstellung',
    },
    scheme: 'Hell oder dunkel',
    schemeAbout: 'Hell, dunkel oder wie dein Gerät. In diesem Browser gespeichert.',
    blur: 'Gemeldete Fotos unscharf zeigen',
    blurAbout:
      'In Fällen mit kritischer oder hoher Priorität, bis du V oder das Foto drückst. Fotos, die ein Kind zeigen könnten, sind immer verborgen. In diesem Browser gespeichert.',
  },
  name: {
    title: 'Name',
    about: (name: string) => `${name}. Das Team sieht ihn, und das Protokoll bewahrt ihn auf.`,
    open: 'Name ändern',
    first: 'Vorname',
    last: 'Nachname (optional)',
    submit: 'Name speichern',
    cancel: 'Abbrechen',
    done: 'Dein Name wurde geändert.',
  },
  password: {
    title: 'Passwort',
    about:
      'Wenn du es änderst, wirst du überall sonst abgemeldet. Wir bestätigen es dir per E-Mail.',
    open: 'Passwort ändern',
    present: 'Bisheriges Passwort',
    fresh: 'Neues Passwort',
    rules: 'Nimm mindestens 8 Zeichen. Am besten sind ein paar zufällig gewählte Wörter.',
    submit: 'Passwort speichern',
    cancel: 'Abbrechen',
    done: 'Dein Passwort wurde geändert. Du bist überall sonst abgemeldet.',
  },
  address: {
    title: 'E-Mail-Adresse',
    about: (email: string) =>
      `Du meldest dich mit ${email} an. Andere Mitglieder sehen die Adresse nie.`,
    aboutTeam: (email: string) => `Du meldest dich mit ${email} an. Das Team sieht die Adresse.`,
    open: 'E-Mail-Adresse ändern',
    fresh: 'Neue E-Mail-Adresse',
    password: 'Dein Passwort',
    submit: 'Codes senden',
    cancel: 'Abbrechen',
    sent: (present: string, fresh: string) =>
      `Schau in deine Postfächer: Wir haben einen Code an ${present} und einen an ${fresh} geschickt. Sie gelten zehn Minuten lang.`,
    sentFresh: (fresh: string) =>
      `Schau in dein Postfach: Wir haben einen Code an ${fresh} geschickt. Er gilt zehn Minuten lang.`,
    presentCode: 'Code an deine bisherige Adresse',
    freshCode: 'Code an deine neue Adresse',
    confirm: 'Neue Adresse bestätigen',
    restart: 'Neue Codes senden',
    done: (email: string) => `Du meldest dich jetzt mit ${email} an.`,
  },
  signInMethods: {
    title: 'Anmeldemethoden',
    about:
      'Wenn du eine davon nicht kennst, entferne sie. Wir schicken dir eine E-Mail, wenn eine hinzukommt oder entfernt wird.',
    names: { password: 'Passwort', google: 'Google', facebook: 'Facebook' },
    since: (date: string) => `Hinzugefügt am ${date}`,
    only: (method: 'password' | 'google' | 'facebook') =>
      `Du kannst dich nur mit ${{ password: 'deinem Passwort', google: 'Google', facebook: 'Facebook' }[method]} anmelden.`,
    add: (name: string) => `${name} hinzufügen`,
    remove: 'Entfernen',
    removeNamed: (name: string) => `Entfernen: ${name}`,
    dialog: (name: string) => `${name} entfernen?`,
    why: (name: string) =>
      `Du kannst dich dann nicht mehr mit ${name} anmelden. Alle anderen Geräte werden abgemeldet.`,
    cancel: 'Abbrechen',
    submit: 'Entfernen',
    removed: (name: string) => `Du kannst dich nicht mehr mit ${name} anmelden.`,
  },
  sessions: {
    title: 'Geräte',
    about: 'Wenn du eines davon nicht kennst, melde es ab und ändere dein Passwort.',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    used: (when: string, where: string | null) =>
      where ? `Zuletzt benutzt: ${when}, von ${where}` : `Zuletzt benutzt: ${when}`,
    end: 'Abmelden',
    endNamed: (device: string, when: string) => `Abmelden: ${device}, zuletzt benutzt: ${when}`,
    endOthers: 'Überall sonst abmelden',
    alone: 'Du bist nirgendwo sonst angemeldet.',
    ended: 'Gerät abgemeldet.',
    endedOthers: 'Du bist überall sonst abgemeldet.',
  },
  pause: {
    title: 'Pause machen',
    about:
      'Du kannst dein Konto für eine Weile schließen. Bis du zurückkommst, sieht dich niemand, und nichts geht verloren.',
    open: 'Pause machen',
    dialog: 'Pause machen?',
    points: [
      'Dein Profil und deine Fotos sind sofort verborgen, und du bist überall abgemeldet.',
      'Wir bewahren alles auf, solange du möchtest.',
      'Um zurückzukommen, melde dich mit deinem Passwort an und wähle „Mein Konto wieder öffnen“.',
    ],
    password: 'Dein Passwort',
    missing: 'Gib zur Bestätigung dein Passwort ein.',
    cancel: 'Abbrechen',
    submit: 'Mein Konto schließen',
  },
};
