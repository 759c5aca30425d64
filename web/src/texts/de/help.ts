import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/help.ts';

export type { HelpLink } from '../en/help.ts';

const groups: (typeof en)['groups'] = [
  {
    title: 'Dein Konto',
    questions: [
      {
        question: 'Ich habe den Code nicht bekommen',
        answer: () =>
          'Schau zuerst im Spam-Ordner nach: Ein Code gilt zehn Minuten lang. Auf der Seite, auf der du ihn eingibst, kannst du einen neuen anfordern und auch deine E-Mail-Adresse korrigieren, falls sie einen Tippfehler hat.',
      },
      {
        question: 'Ich kann mich nicht anmelden',
        answer: () =>
          'Wähle „Passwort vergessen?“ und gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst. Er gilt eine Stunde lang und funktioniert nur einmal.',
        link: { to: '/forgot-password', text: 'Passwort zurücksetzen' },
      },
      {
        question: 'Wie ändere ich E-Mail-Adresse, Passwort oder Benachrichtigungen?',
        answer: () =>
          'Das alles findest du in deinen Einstellungen. Dort steht auch, was sich jeweils ändert.',
        link: { to: '/settings', text: 'Einstellungen öffnen' },
      },
      {
        question: 'Wie mache ich eine Pause oder höre ganz auf?',
        answer: () =>
          'Am Ende deiner Einstellungen, von sanft bis endgültig: Pausiere dein Profil, damit dich niemand Neues sieht, schließ dein Konto und komm später wieder, oder lösche es.',
        link: { to: '/faqs', hash: 'deleting-my-account', text: 'So funktioniert das Löschen' },
      },
    ],
  },
  {
    title: 'Kennenlernen',
    questions: [
      {
        question: 'Warum sehe ich niemanden?',
        answer: () =>
          'Bis du deine E-Mail-Adresse bestätigt und dein Profil vervollständigt hast, siehst du niemanden, und niemand sieht dich. Danach zeigt „Entdecken“, welcher deiner Wünsche wie viele Personen ausschließt.',
        link: { to: '/discover', text: '„Entdecken“ öffnen' },
      },
      {
        question: 'Was bedeutet der Wert?',
        answer: () =>
          'Er sagt, wie gut ihr zusammenpasst, berechnet aus euren Antworten und gemeinsamen Interessen. Mit jeder Frage, die ihr beide beantwortet, wird er verlässlicher.',
        link: { to: '/faqs', hash: 'matching', text: 'So kommen Matches zustande' },
      },
      {
        question: 'Wie mache ich ein Like oder Überspringen rückgängig?',
        answer: () =>
          'In den Listen unter „Likes“. Ein Like kannst du zurücknehmen, bis daraus ein Match wird.',
        link: { to: '/likes/sent', text: 'Personen, die du gelikt hast' },
      },
      {
        question: 'Wer sieht mich, wenn ich inkognito bin?',
        answer: () =>
          'Nur deine Matches und die Personen, die du likst, auch die von vorher. Daran, dass sie dich sehen, erkennen sie, dass du sie gelikt hast. Um dich vor jemandem zu verbergen, nimm dein Like zurück.',
        link: { to: '/likes/sent', text: 'Personen, die du gelikt hast' },
      },
      {
        question: 'Wer sieht, dass ich jemanden übersprungen habe?',
        answer: () => 'Niemand. Wen du überspringst, verraten wir nicht.',
      },
    ],
  },
  {
    title: 'Chats',
    questions: [
      {
        question: 'Warum wurde meine Nachricht nicht gesendet?',
        answer: () =>
          'Ohne Verbindung warten Nachrichten auf deinem Gerät und werden später der Reihe nach gesendet. Bis du eine Antwort bekommen hast, werden Nachrichten mit Links, Telefonnummern oder E-Mail-Adressen gar nicht gesendet, ebenso wenig solche, in denen es um Geld geht.',
      },
      {
        question: 'Wie beende ich einen Chat?',
        answer: () =>
          'Wähle im Menü „Match auflösen“. Ihr seht euch dann nicht mehr. Unter „Frühere Matches“ kannst du die Person weiterhin melden.',
      },
      {
        question: 'Kann ich eine Nachricht ändern oder löschen?',
        answer: () =>
          'Du kannst sie 15 Minuten lang bearbeiten und jederzeit für dich oder für euch beide löschen.',
      },
    ],
  },
  {
    title: 'Sicherheit',
    questions: [
      {
        question: 'Jemand bittet mich um Geld oder einen Code',
        answer: () =>
          'Schick nichts, egal was man dir erzählt. Das ist die häufigste Betrugsmasche. Melde die Person im Menü des Chats, und wenn du schon bezahlt hast, ruf sofort deine Bank an.',
        link: { to: '/safety-tips', text: 'Sicherheitstipps lesen' },
      },
      {
        question: 'Wie blockiere oder melde ich jemanden?',
        answer: () =>
          'Im Menü auf dem Foto, im Chat oder ganz unten im Profil. Die Person erfährt nicht, dass du sie gemeldet hast.',
        link: { to: '/faqs', hash: 'reporting', text: 'So funktioniert das Melden' },
      },
      {
        question: 'Jemand benutzt meine Fotos oder gibt sich für mich aus',
        answer: () => 'Gib uns Bescheid, mit oder ohne Konto. Ein Mensch liest jede Meldung.',
        link: { to: '/report-content', text: 'Inhalte melden' },
      },
      {
        question: 'Jemand zeigt ein intimes Bild von mir',
        answer: () =>
          'Bitte uns, es zu entfernen, mit oder ohne Konto. Wir entscheiden innerhalb von 48 Stunden, und Kopien verschwinden mit.',
        link: { to: '/intimate-pictures', text: 'Ein intimes Bild von dir entfernen lassen' },
      },
    ],
  },
  {
    title: 'Premium und Zahlungen',
    questions: [
      {
        question: 'Wie kündige ich Premium?',
        answer: () =>
          'Jederzeit unter „Premium“ im Menü deines Kontos. Du behältst es bis zum Ende des bezahlten Zeitraums.',
        link: { to: '/premium/manage', text: 'Dein Premium' },
      },
      {
        question: 'Kann ich den Vertrag widerrufen?',
        answer: () =>
          'Ja, innerhalb von 14 Tagen, nachdem du Premium bekommen hast, und ohne Angabe von Gründen. Der Vertrag endet dann sofort, und das Geld geht zurück auf deine Karte, abzüglich der genutzten Zeit, falls du zugestimmt hast, sie zu bezahlen.',
        link: { to: '/premium/withdraw', text: 'Vertrag widerrufen' },
      },
      {
        question: 'Mit einer Zahlung stimmt etwas nicht',
        answer: (support: string) =>
          `Schreib an ${support} und nenne Datum und Betrag. Schick uns nie deine Kartennummer.`,
      },
    ],
  },
];

export const messages: Translated<typeof en> = {
  title: 'Hilfe',
  about: 'Wobei brauchst du Hilfe?',
  search: 'Fragen durchsuchen',
  clear: 'Suche leeren',
  groups,
  inFaqs: 'Aus den häufigen Fragen',
  found: (count: number) =>
    plural(count, { one: '1 Frage gefunden', other: `${count} Fragen gefunden` }),
  none: 'Nichts gefunden. Versuch ein anderes Wort oder schreib uns, wir helfen dir.',
  more: {
    title: 'Nicht gefunden?',
    text: 'Schreib uns, wir helfen dir. Wenn du in Gefahr bist, wähle zuerst den Notruf.',
    contact: 'Kontakt',
    safety: 'Sicherheitstipps',
    faqs: 'Häufige Fragen',
    accessibility: 'Barrierefreiheit',
  },
};
