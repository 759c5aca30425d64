import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/faqs.ts';

const questions: Translated<(typeof en)['questions']> = {
  'creating-an-account': {
    question: 'Wie erstelle ich ein Konto?',
    answer: () => [
      'Wähle oben auf der Seite „Registrieren“. Wir fragen nach deinem Vornamen, deinem Geburtsdatum, einer E-Mail-Adresse und einem Passwort. Du musst mindestens 18 Jahre alt sein.',
      'Wir schicken dir einen sechsstelligen Code per E-Mail. Gib ihn auf der Seite ein, auf der du dich registriert hast, um deine Adresse zu bestätigen. Auf einem anderen Gerät öffnest du den Link in der E-Mail und wählst dort ein neues Passwort. Der Code gilt zehn Minuten lang, und du kannst einen neuen anfordern.',
      'Wenn du mit dieser Adresse schon ein Konto hast, sagen wir das nur in der E-Mail, damit nur du es erfährst. Wird die Adresse nicht innerhalb von 30 Tagen bestätigt, löschen wir das Konto.',
    ],
  },
  matching: {
    question: 'Wie kommen Matches zustande?',
    answer: () => [
      'Unter „Entdecken“ siehst du andere nacheinander, unter „Stöbern“ alle in einer Übersicht, in der du Reihenfolge und Filter selbst wählst. Bei den Karten liegen die weit vorn, deren Antworten und Interessen am besten zu deinen passen. Außerdem zählt, wie nah sie sind, wann sie zuletzt aktiv waren und wie viele andere sie zuerst sehen würden. Du kannst bis zu 10 Suchen speichern, und wir können dir einmal am Tag Bescheid geben, wenn neue Personen dazu passen. Alle, die du siehst, passen zu dem, was du suchst, und suchen auch jemanden wie dich. Du kannst sie liken oder überspringen und das in den Listen unter „Likes“ zurücknehmen. Wenn ihr euch gegenseitig likt, ist es ein Match, und du findest es unter „Matches“.',
      'Jedes Profil zeigt, wie gut ihr zusammenpasst und warum. Das ergibt sich aus euren gemeinsamen Interessen, all deinen Antworten und den offenen Antworten der anderen Person. Du entscheidest, welche deiner Antworten offen sind. Der Wert ist auf Fünferschritte gerundet und nie 100\u00a0%. Er wird umso verlässlicher, je mehr Fragen du beantwortest.',
      'Wen du überspringst, verraten wir niemandem. Solange es kein Match ist, kannst du ein Like oder ein Überspringen zurücknehmen. Um einen Chat zu beenden, wähle im Menü „Match auflösen“. Wenn du ein Match auflöst oder jemanden blockierst, seht ihr euch nicht mehr.',
      'Um mit einem Match zu chatten, öffne „Matches“ und wähle eine Person. Du kannst Text und Fotos schicken, auf eine Nachricht antworten oder reagieren, den Chat durchsuchen und ihn archivieren. Ohne Verbindung warten deine Nachrichten auf deinem Gerät. Wir senden sie einmal und in der richtigen Reihenfolge, sobald du wieder online bist.',
      'Du kannst eine Nachricht 15 Minuten lang bearbeiten und sie jederzeit für dich oder für euch beide löschen. Du siehst, ob eine Nachricht zugestellt und gelesen wurde, außer eine der beiden Personen verbirgt ihre letzte Aktivität.',
      'Bis du eine Antwort bekommen hast, werden Nachrichten mit Links, Telefonnummern oder E-Mail-Adressen nicht gesendet, ebenso wenig solche, in denen es um Geld geht, denn so beginnen viele Betrugsversuche. Wir sagen dir das, bevor etwas gesendet wird, und du kannst die Nachricht ändern. Es ist eine kurze Liste einfacher Regeln, die nicht alles erkennt. Wenn eine Nachricht jemanden verletzen könnte, fragen wir nach, ob du sicher bist.',
    ],
  },
  premium: {
    question: 'Wie bekomme ich Premium?',
    answer: ({ support }) => [
      'Öffne „Premium“ im Menü deines Kontos und wähle ein Abo: monatlich, vierteljährlich oder jährlich. Bevor du mit Karte bezahlst, siehst du, was es kostet und was du im Vergleich zur kostenlosen Nutzung bekommst.',
      'Es verlängert sich, bis du kündigst. Das geht dort jederzeit. Du behältst Premium bis zum Ende des bezahlten Zeitraums und kannst die Kündigung bis dahin zurücknehmen. Ein längeres Abo beginnt sofort, und wir zeigen vorher, was es heute kostet (hast du dir Tage des jetzigen erstatten lassen, beginnt es erst, wenn das jetzige endet). Ein kürzeres beginnt, wenn der bezahlte Zeitraum endet, und bis dahin kannst du es dir anders überlegen. Dort findest du auch deine Karten, deine Rechnungen und dein Guthaben.',
      'Innerhalb von 14 Tagen, nachdem du Premium bekommen hast, kannst du den Vertrag auch ohne Angabe von Gründen widerrufen: mit „Vertrag widerrufen“ auf der Premium-Seite oder, ohne dich anzumelden, in der E-Mail zu deinem Kauf. Er endet dann sofort, und das Geld geht zurück auf deine Karte. Die genutzte Zeit bezahlst du nur, wenn du dem beim Kauf zugestimmt hast. Sonst bekommst du alles zurück, was einmal pro Person und Karte möglich ist. Mit einer Verlängerung beginnen keine neuen 14 Tage.',
      `Wir schicken dir eine E-Mail, wenn du kündigst oder widerrufst, wenn wir dir etwas erstatten und wenn Premium endet. Wenn eine Zahlung nicht klappt, geben wir dir Bescheid und versuchen es ein paar Tage lang wieder. So lange behältst du Premium. Wenn mit einer Zahlung etwas nicht stimmt, schreib an ${support}.`,
    ],
  },
  reporting: {
    question: 'Wie melde ich jemanden?',
    answer: ({ support }) => [
      'Wähle „Melden“ im Menü auf dem Foto, in einem Chat oder ganz unten im Profil und sag uns, was wann passiert ist. Bei einem einzelnen Foto wähle „Dieses Foto melden“. Du kannst auch eine Nachricht melden oder jemanden unter „Frühere Matches“. Zu deiner Meldung bewahren wir eine Kopie der letzten Nachrichten auf. Im selben Schritt kannst du die Person blockieren. Sie erfährt nicht, dass du sie gemeldet hast, und du musst nichts beweisen.',
      'Wenn wir jemanden wegen Betrugs sperren, warnen wir innerhalb einer Stunde in der App und per E-Mail alle, die Nachrichten von dieser Person bekommen haben. War die Sperre ein Fehler, nehmen wir die Warnung zurück.',
      `Den Stand und unsere Antwort findest du in deinen Einstellungen unter „Meine Meldungen“. Wenn du das Profil nicht öffnen kannst, melde dort ein Problem oder schreib an ${support}.`,
      'Wenn du kein Konto hast, benutze „Inhalte melden“ unten auf der Seite.',
      'Wenn du in Gefahr bist, wähle zuerst den Notruf.',
    ],
  },
  'deleting-my-account': {
    question: 'Wie lösche ich mein Konto?',
    answer: ({ days }) => [
      'Wähle ganz unten in deinen Einstellungen „Mein Konto löschen“ und gib dein Passwort ein. Wenn du dich mit Google oder Facebook registriert hast und kein Passwort hast, schicken wir dir einen Code per E-Mail. Dein Profil ist sofort verborgen, und du bist überall abgemeldet.',
      `${days.leaving} Tage lang kannst du dich anmelden und dein Konto wieder öffnen. Danach löschen wir dein Profil, deine Fotos, Antworten, Blockierungen und Sitzungen endgültig. Meldungen bewahrt unser Team noch ${days.reports} Tage nach ihrem Abschluss auf. Mit deiner E-Mail-Adresse kannst du dich wieder registrieren.`,
      'Möchtest du eine Kopie? Dann lade zuerst in den Einstellungen deine Daten herunter. Durch das Abmelden wird dein Konto nicht gelöscht.',
    ],
  },
  'resetting-my-password': {
    question: 'Wie setze ich mein Passwort zurück?',
    answer: () => [
      'Wähle auf der Anmeldeseite „Passwort vergessen?“ und gib deine E-Mail-Adresse ein. Wenn sie zu einem Konto gehört, schicken wir dir einen Link, mit dem du ein neues Passwort wählst. Der Link gilt eine Stunde lang und funktioniert nur einmal.',
      'Du wirst auf allen Geräten abgemeldet und kannst dich mit dem neuen Passwort anmelden. Google und Facebook werden, falls du sie benutzt hast, aus deinem Konto entfernt. Google kommt wieder dazu, wenn du dich das nächste Mal damit anmeldest. Wir speichern nur einen Hash deines Passworts, können es also nicht lesen, und wir fragen dich nie danach.',
    ],
  },
  'who-liked-me': {
    question: 'Kann ich sehen, wer mich gelikt hat?',
    answer: () => [
      'Unter „Likes“ sehen alle, wie viele Personen sie gelikt haben, und lesen deren Grüße ohne Namen. Mit Premium siehst du auch, wer es ist.',
      'Auch ohne Premium habt ihr ein Match, wenn du zurücklikst, und du kannst eine Person nach der anderen ansehen: erst liken oder überspringen, dann die nächste. Ein Like zählt sofort, oder innerhalb einer Viertelstunde, wenn die Person ihre Aktivität verbirgt. Die Zahl umfasst alle, die dich gelikt haben, gerade zu sehen sind, zu euren Wünschen passen und auf deine Entscheidung warten. Wenn du jemanden blockierst oder dich jemand blockiert, ändert sie sich am nächsten Tag.',
      'Wenn in einer Nachricht steht, dass dich hier jemand gelikt hat und du klicken oder zahlen sollst, um zu erfahren, wer, dann ist sie nicht von uns.',
    ],
  },
  location: {
    question: 'Wie wird mein Standort verwendet?',
    answer: () => [
      'Dein Profil kann eine Stadt und ein Land enthalten. Bevor wir die Position speichern, runden wir sie auf ein Raster von etwa zwei Kilometern. Deinen genauen Standort speichern wir also nie.',
      'Wir fragen deinen Browser nur nach deinem Standort, wenn du ihn teilen möchtest. Andere sehen deine Stadt und ungefähr, wie weit du entfernt bist, gemessen zwischen gerundeten Positionen. Wenn du deine Entfernung in den Einstellungen verbirgst, sehen sie statt deiner Stadt die größte Stadt in deiner Gegend.',
    ],
  },
  'technical-issues': {
    question: 'Etwas funktioniert nicht. Was kann ich tun?',
    answer: ({ support }) => [
      'Prüfe zuerst deine Verbindung: Wir zeigen an, wenn du offline bist. Lade dann die Seite neu, versuch es mit einem anderen aktuellen Browser oder melde dich ab und wieder an.',
      `Wenn es immer noch nicht geht, schreib an ${support}. Sag uns, was du getan hast, was du gesehen hast und welches Gerät und welchen Browser du benutzt.`,
    ],
  },
  notifications: {
    question: 'Welche Benachrichtigungen bekomme ich?',
    answer: ({ brand }) => [
      'Wir benachrichtigen dich über Matches, Nachrichten, Likes, Super-Likes, deine gespeicherten Suchen, dein Premium, Antworten auf deine Meldungen und Fotos, die nicht gezeigt werden können. In den Einstellungen wählst du für jedes davon, ob es dich in der App, per E-Mail oder als Push-Mitteilung erreicht. Du kannst auch Ruhezeiten festlegen und Push-Mitteilungen für jedes Gerät ein- und ausschalten. Auf deinem Sperrbildschirm nennen sie keine Namen, außer du möchtest es.',
      `Zu deinem Konto schreiben wir dir immer E-Mails: Codes und Links, die du anforderst; Änderungen an deinem Passwort, deiner E-Mail-Adresse, deinen Anmeldemethoden oder deinem Zugang; wenn unser Team dein Konto sperrt, deaktiviert oder wieder aktiviert; wenn Premium beginnt, sich ändert, gekündigt oder widerrufen wird, sich wieder verlängert oder endet; und bei fehlgeschlagenen Zahlungen und Erstattungen. Außerdem bekommst du Benachrichtigungen zur Sicherheit deines Kontos, die sich nicht ausschalten lassen. ${brand} verschickt keine Newsletter und keine SMS.`,
      'Trau keinen Nachrichten, die nach deinem Passwort, einem Code oder Geld fragen, auch wenn sie scheinbar von uns kommen.',
    ],
  },
};

export const messages: Translated<typeof en> = {
  title: 'Häufige Fragen',
  lead: 'Antworten auf die zehn häufigsten Fragen.',
  questions,
  more: {
    title: 'Noch Fragen?',
    text: 'Schreib uns, wir helfen dir.',
    action: 'Support kontaktieren',
  },
};
