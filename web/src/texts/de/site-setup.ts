import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup.ts';

export const messages: Translated<typeof en> = {
  title: 'Richte deine Seite ein',
  about: 'Etwa fünfzehn Minuten. Überspringe, was du noch nicht weißt.',
  steps: 'Schritte der Einrichtung',
  done: 'Erledigt',
  skipped: 'Übersprungen',
  names: {
    brand: 'Name und Logo',
    colors: 'Farben',
    language: 'Sprache',
    place: 'Wo es sie gibt',
    legal: 'Rechtliche Seiten',
    prices: 'Preise',
    mail: 'E-Mails',
  },
  skip: 'Schritt überspringen',
  back: 'Zurück',
  next: (name: string) => `Weiter: ${name}`,
  leave: 'Einrichtung verlassen',
  none: 'Auswählen …',
  language: {
    about: (count: number) =>
      `Deine Seite spricht ${count} Sprachen, und alle lesen sie in ihrer. Wer eine andere eingestellt hat, bekommt die Hauptsprache.`,
    front: 'Die ersten Worte der Startseite',
    frontAbout: 'In der Hauptsprache. Alle anderen Texte stehen im Teil Texte.',
  },
  place: {
    about: 'Wo du bist, und welche Uhr und welches Geld auf deiner Seite gelten.',
    country: 'Für deine rechtlichen Seiten.',
    timeZone: 'Zeitzone',
    timeZoneAbout: 'Nach ihr beginnen und enden die Tage. Die Variable TIME_ZONE legt sie fest.',
    currency: 'Währung',
    currencyAbout:
      'In ihr sind die Preise. Die Variable PREMIUM_CURRENCY legt sie fest. Stell sie ein, bevor du etwas verkaufst.',
  },
  legal: {
    about:
      'Sag einmal, wer die Seite betreibt. Es kommt in das Impressum, die Nutzungsbedingungen und die Datenschutzseite, in jeder Sprache.',
    name: 'Dein Name oder Name und Rechtsform der Firma.',
    address: 'Straße und Hausnummer, Postleitzahl und Ort. Das Land kommt dazu.',
    phone: 'Viele Länder verlangen sie.',
    register: 'Etwa Firmenbuch Wien, FN 123456a. Leer, wenn es keinen gibt.',
    pages: 'Deine Seiten',
    write: 'Seiten schreiben',
    again: 'Neu schreiben',
    againOf: (title: string) => `Neu schreiben: ${title}`,
    missing: 'Noch nicht geschrieben',
    there: 'Geschrieben',
    privacy: 'Datenschutz',
    privacyAbout: 'Die hat jede Seite. Sie nennt dich, sobald du veröffentlichst.',
    unknown: 'Ohne Name, Anschrift und Land stehen in den Texten dafür Stellen in [Klammern].',
    lawyer: 'Lass eine Kanzlei sie lesen. Weitere Änderungen machst du im Teil Seiten.',
    written: 'Die Seiten sind im Entwurf.',
    replaceTitle: (title: string) => `„${title}“ neu schreiben?`,
    replaceAbout: 'Der Text weicht in jeder Sprache einem neuen mit deinen Angaben.',
    cancel: 'Abbrechen',
  },
  sold: 'Schalte es für eine kostenlose Seite aus: Nichts wird verkauft, und Preise sind nicht zu sehen. Wer Premium hat, behält es.',
  free: 'Mitglieder haben dann, was du allen ohne Premium gibst.',
  rights: 'Auswählen, was das ist',
  mail: {
    about: 'Schick dir selbst eine E-Mail, mit deinem Namen, deinen Farben und deiner Adresse.',
    send: 'Test an mich schicken',
    again: 'Noch einen Test schicken',
    sent: (to: string, from: string) =>
      `Der Mailserver hat sie angenommen: von ${from} an ${to}. Sieh in dein Postfach, auch unter Spam.`,
    file: (from: string) =>
      `Es gibt noch keinen Mailserver. Die E-Mail von ${from} liegt als Datei im Ordner „outbox“ deiner Daten. Die Variable SMTP_URL legt einen fest.`,
    failed: 'Die E-Mail wurde nicht verschickt.',
    faults: {
      unreachable:
        'Der Mailserver ist nicht erreichbar. Prüfe Name und Port in SMTP_URL, und ob eine Firewall dazwischen ist.',
      encryption:
        'Die Verbindung ließ sich nicht verschlüsseln. Prüfe den Port: 465 gehört zu smtps://, 587 zu smtp://.',
      'sign-in': 'Der Mailserver nimmt den Benutzernamen oder das Passwort in SMTP_URL nicht an.',
      sender:
        'Der Mailserver nimmt den Absender nicht an. Setze MAIL_FROM auf eine Adresse, von der er senden darf.',
      recipient: 'Der Mailserver nimmt deine Adresse als Empfänger nicht an.',
      other: 'Der Mailserver hat sie aus einem anderen Grund nicht angenommen.',
    },
    answer: 'Seine Antwort:',
  },
};
