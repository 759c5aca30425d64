import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accounts.ts';

export const messages: Translated<typeof en> = {
  aside: 'Es beginnt mit einem Hallo.',
  promises: [
    'Matches und Chats sind kostenlos',
    'Keine Werbung, kein Tracking',
    'Wir speichern nie deinen genauen Standort',
  ],
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  working: 'Einen Moment …',
  back: 'Zurück zur Anmeldung',
  passwordMissing: 'Gib dein Passwort ein.',
  signIn: {
    title: 'Schön, dass du wieder da bist',
    lead: 'Melde dich mit E-Mail-Adresse und Passwort an.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    newHere: 'Neu hier?',
    register: 'Konto erstellen',
    staff: 'Gehörst du zum Team?',
    staffLink: 'Im Dashboard anmelden',
    expired: 'Deine Sitzung ist abgelaufen. Bitte melde dich noch einmal an.',
    changed: 'Dein Passwort wurde geändert. Melde dich mit dem neuen an.',
    joined: 'Du gehörst jetzt zum Team. Melde dich noch einmal an, um loszulegen.',
    leaving: (date: string) =>
      `Dein Konto ist geschlossen. Am ${date} löschen wir alles darin. Bis dahin kannst du dich hier anmelden und es wieder öffnen.`,
    reopen: 'Mein Konto wieder öffnen',
    statement: 'Entscheidung lesen oder anfechten',
    reopenHint: 'Dein Profil und deine Fotos sind noch da.',
  },
  providers: {
    or: 'oder',
    google: 'Weiter mit Google',
    facebook: 'Weiter mit Facebook',
    entering: 'Du wirst angemeldet',
    adding: 'Anmeldemethode wird hinzugefügt',
    toSettings: 'Zurück zu den Einstellungen',
    failed: 'Das hat nicht geklappt',
    unasked: 'Wir konnten diese Anmeldung nicht prüfen. Bitte versuch es noch einmal.',
    back: 'Zurück zur Anmeldung',
  },
  register: {
    next: 'Weiter',
    back: 'Zurück',
    signIn: 'Anmelden',
    person: {
      title: 'Erstelle dein Konto',
      why: 'Andere sehen deinen Vornamen und dein Alter.',
      name: 'Vorname',
      nameMissing: 'Gib deinen Vornamen ein.',
      birthDate: 'Geburtsdatum',
      birthDateHint: 'Du musst mindestens 18 Jahre alt sein. Das Datum sehen andere nie.',
    },
    account: {
      title: 'Wie möchtest du dich anmelden?',
      why: 'Wir schicken einen Code an diese E-Mail-Adresse. Andere Mitglieder sehen sie nie.',
      passwordHint: 'Nimm mindestens 8 Zeichen. Am besten sind ein paar zufällig gewählte Wörter.',
      privacy: 'Datenschutzerklärung lesen',
      submit: 'Mein Konto erstellen',
    },
  },
  verify: {
    title: 'Schau in dein Postfach',
    lead: (email: string) =>
      `Wir haben eine E-Mail an ${email} geschickt. Gib den sechsstelligen Code daraus innerhalb von zehn Minuten hier ein. Falls du schon ein Konto hast, steht das stattdessen in der E-Mail.`,
    code: 'Code',
    submit: 'Bestätigen',
    again: 'Neuen Code senden',
    wait: (seconds: number) => `Neuen Code senden (in ${seconds}\u00a0s)`,
    sent: 'Wir haben dir noch eine E-Mail geschickt. Der frühere Code gilt nicht mehr.',
    spam: 'Nichts angekommen? Schau im Spam-Ordner nach.',
    later: 'Später erledigen',
    wrong: 'Falsche Adresse?',
    correct: {
      title: 'E-Mail-Adresse korrigieren',
      lead: (email: string) =>
        `Du hast dich mit ${email} registriert. Wir schicken einen Code an die richtige Adresse.`,
      submit: 'Code senden',
      cancel: 'Adresse behalten',
    },
    link: {
      title: 'Bestätige deine E-Mail-Adresse',
      reading: 'Dein Link wird geöffnet …',
      here: (email: string) => `Bestätige, dass ${email} die E-Mail-Adresse deines Kontos ist.`,
      submit: 'Diese Adresse bestätigen',
      elsewhere: (email: string) =>
        `Um ${email} auf diesem Gerät zu bestätigen, wähle ein neues Passwort. Dein altes Passwort gilt dann nicht mehr, und andere Geräte werden abgemeldet.`,
      orCode:
        'Auf einem anderen Gerät registriert? Schneller geht es, wenn du dort den Code aus der E-Mail eingibst. Dein Passwort bleibt dann, wie es ist.',
      password: 'Neues Passwort',
      other: (email: string, present: string) =>
        `Dieser Link ist für ${email}. Du bist als ${present} angemeldet.`,
      signOut: 'Abmelden und weiter',
    },
    toSignIn: 'Anmelden und neuen Code holen',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    lead: 'Wir schicken dir per E-Mail einen Link.',
    submit: 'Link senden',
    sentTitle: 'Schau in dein Postfach',
    sent: (email: string) =>
      `Wenn ${email} zu einem Konto gehört, haben wir einen Link dorthin geschickt. Er gilt eine Stunde lang und funktioniert nur einmal.`,
    spam: 'Nach ein, zwei Minuten nichts angekommen? Schau im Spam-Ordner nach oder versuch eine andere E-Mail-Adresse.',
    other: 'Andere E-Mail-Adresse versuchen',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Wähle ein neues Passwort',
    lead: (email: string) =>
      `Für ${email}. Du wirst überall abgemeldet, und andere Anmeldemethoden werden entfernt.`,
    reading: 'Dein Link wird geöffnet …',
    done: (email: string) => `Das Passwort von ${email} wurde geändert.`,
    home: 'Zur Startseite',
    label: 'Neues Passwort',
    submit: 'Passwort speichern',
    another: 'Neuen Link anfordern',
  },
  undo: {
    title: 'E-Mail-Adresse zurückändern',
    reading: 'Dein Link wird geöffnet …',
    lead: (email: string, present: string) =>
      `Zu deinem Konto gehört jetzt ${present}. Ändere die Adresse auf ${email} zurück und wähle ein neues Passwort. Du wirst überall abgemeldet, und andere Anmeldemethoden werden entfernt.`,
    password: 'Neues Passwort',
    submit: 'Zurückändern',
    doneTitle: 'Deine E-Mail-Adresse wurde zurückgeändert',
    done: (email: string) => `Zu deinem Konto gehört wieder ${email}.`,
    toSignIn: 'Anmelden',
  },
};
