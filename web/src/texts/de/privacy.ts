import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/privacy.ts';

export type { Section } from '../en/privacy.ts';

const sections: Translated<(typeof en)['sections']> = {
  responsible: {
    title: 'Wer verantwortlich ist',
    paragraphs: ({ brand, support }) => [
      `„Wir“ sind die Menschen, die ${brand} auf dieser Website betreiben. Wir entscheiden, was mit deinen Daten geschieht, und sind dafür verantwortlich. Du erreichst uns unter ${support}.`,
      'Wir betreiben die Software selbst. Deine Daten bleiben bei uns, und nichts geht an das Team, das die Software entwickelt.',
    ],
  },
  stored: {
    title: 'Was wir speichern',
    paragraphs: () => ['Wir speichern nur, was der Dienst braucht:'],
    points: ({ byPayments }) => [
      [
        'Dein Konto.',
        'Deine E-Mail-Adresse und ob sie bestätigt ist, nach einer Änderung 72 Stunden lang auch die vorherige, damit sich die Änderung aus dem alten Postfach rückgängig machen lässt, einen Hash deines Passworts, ob dein Konto aktiv ist, wann es erstellt wurde und in welcher Sprache du liest. Mehrere Konten können auf die Bestätigung derselben Adresse warten, aber nur eines kann sie haben. Wird die Adresse nicht innerhalb von 30 Tagen bestätigt, löschen wir das Konto.',
      ],
      [
        'Deine Einwilligung.',
        'Dass du in die Verwendung der sensiblen Teile deines Profils eingewilligt hast, in welche Fassung des Textes, wann, und wann du deine Einwilligung widerrufen hast.',
      ],
      [
        'Felder dieser Seite.',
        'Was du in Felder schreibst, die wir den Profilen hinzugefügt haben, und was dir dort bei anderen wichtig ist. Bei sensiblen Feldern auch, wann du eingewilligt hast. Widerrufst du das, löschen wir, was du dort geschrieben hast.',
      ],
      [
        'Deine Zustimmungen.',
        'Welchen Fassungen unserer Nutzungsbedingungen und ähnlicher Seiten du zugestimmt hast, in welcher Sprache und wann.',
      ],
      [
        'Codes und Links.',
        'Hashes der letzten, die wir dir per E-Mail geschickt haben, und wie oft ein Code versucht wurde. Wir löschen sie innerhalb eines Tages, nachdem sie abgelaufen sind.',
      ],
      [
        'Dein Profil.',
        'Dein Vor- und Nachname, Geburtsdatum, Geschlecht, dein Text über dich, Stadt und Land, Interessen, ergänzte Satzanfänge, Fotos und wo darauf dein Gesicht ist, Antworten auf unsere Fragen und wie wichtig sie dir sind, wen du kennenlernen möchtest, mit Alter und Entfernung, und die Wörter, die du ausblendest.',
      ],
      [
        'Blockierungen.',
        'Wen du blockiert hast, mit dem damaligen Vornamen, und wann, damit ihr euch nicht mehr seht. Wir verraten es niemandem sonst.',
      ],
      [
        'Premium und Aktivität.',
        'Ob du Premium hast, wann es beginnt und endet und wann du zuletzt aktiv warst.',
      ],
      [
        'Zahlungen.',
        byPayments({
          stripe:
            'Dein Abo und einen geplanten Wechsel, dein Guthaben, deine Rechnungen mit ihren Beträgen, Erstattungen mit ihrer Begründung, Widerrufe von Verträgen mit dem Namen, den du dafür angegeben hast, und der E-Mail-Adresse, an die die Eingangsbestätigung ging, ob du verlangt hast, dass wir sofort beginnen, was du beim Abschluss zur Verlängerung vereinbart hast, wann wir dich zuletzt daran erinnert haben, und deine Kundennummer beim Zahlungsdienst Stripe. Deine Kartennummer geht von deinem Browser an Stripe und nie an uns. Wenn du dir deine Karten ansiehst, lesen wir Marke, letzte vier Ziffern und Ablaufdatum der Karte bei Stripe, und die letzten vier Ziffern auch, um dir wegen einer Erstattung zu schreiben. Wenn du eine kostenlose Testphase beginnst, bewahren wir zwei Jahre lang einen mit einem Schlüssel gebildeten Code der Karte auf, ohne deinen Namen und dein Konto, damit jede Karte nur eine Testphase beginnt. Er lässt sich nicht in die Karte zurückverwandeln. Wenn du Premium bekommst, ohne zu verlangen, dass wir sofort beginnen, bewahren wir einen solchen Code 18 Tage lang mit deinem Konto auf, und wenn du widerrufst, zwei Jahre lang ohne deinen Namen und dein Konto, damit für jede Karte nur einmal alles zurückgezahlt wird. Wenn dein Konto gelöscht wird, bleiben die Beträge und die zwei Jahre lang aufbewahrten Codes ohne Bezug zu dir, ebenso, was du vereinbart hast, bis drei Jahre nach dem Ende des Vertrags. Dein Eintrag bei Stripe wird gelöscht.',
          sandbox:
            'Zahlungen auf dieser Website sind ein Test: Sie nimmt nur Testkarten, es fließt kein Geld, und keine Karte verlässt diesen Server. Gib nie eine echte Karte ein. Wir speichern dein Abo und einen geplanten Wechsel, dein Guthaben, deine Testrechnungen mit ihren Beträgen, Erstattungen mit ihrer Begründung, Widerrufe von Verträgen mit dem Namen, den du dafür angegeben hast, und der E-Mail-Adresse, an die die Eingangsbestätigung ging, ob du verlangt hast, dass wir sofort beginnen, was du beim Abschluss zur Verlängerung vereinbart hast, wann wir dich zuletzt daran erinnert haben, und Marke, letzte vier Ziffern und Ablaufdatum der Testkarte. Wenn du eine kostenlose Testphase beginnst, bewahren wir zwei Jahre lang einen mit einem Schlüssel gebildeten Code der Testkarte auf, ohne deinen Namen und dein Konto. Wenn du Premium bekommst, ohne zu verlangen, dass wir sofort beginnen, bewahren wir einen solchen Code 18 Tage lang mit deinem Konto auf, und wenn du widerrufst, zwei Jahre lang ohne deinen Namen und dein Konto, damit für jede Karte nur einmal alles zurückgezahlt wird. Wenn dein Konto gelöscht wird, bleiben die Beträge und die zwei Jahre lang aufbewahrten Codes ohne Bezug zu dir, ebenso, was du vereinbart hast, bis drei Jahre nach dem Ende des Vertrags.',
          none: 'Auf dieser Website gibt es Premium nicht zu kaufen, deshalb speichern wir keine Zahlungen. Wenn unser Team dir Premium schenkt, speichern wir, bis wann und warum.',
        }),
      ],
      [
        'Deine Anmeldemethoden.',
        'Wenn du Google oder Facebook nutzt: welches davon, und deine Konto-ID dort, bis du die Methode entfernst.',
      ],
      [
        'Likes, Überspringen und Matches.',
        'Wen du likst, überspringst oder dir merkst, das Foto oder die Antwort, die du gelikt hast, mit ihrem Inhalt, deine Grüße, deine Matches mit dem damaligen Vornamen, und wie viele Likes du heute gesendet hast. Dass du jemanden likst, sieht nur, wer Premium hat, dich auch likt oder dein Like öffnet, was immer nur mit einem nach dem anderen geht. Alle anderen sehen nur, wie viele es sind und was sie geschrieben haben, ohne ihre Namen, außer du schickst ein Super-Like: Das zeigt sofort, wer du bist. Dein Like zählt sofort, oder innerhalb einer Viertelstunde, wenn du deine Aktivität verbirgst. Eine Blockierung ändert die Anzahl am nächsten Tag. Solange du inkognito bist, sehen die Personen, die du likst, dein Profil und erkennen daran dasselbe. Personen, die du vorher gelikt hast, sehen dich weiterhin. Wenn du deine Aktivität verbirgst, sehen sie dich innerhalb einer Viertelstunde und nicht sofort, außer du schickst ein Super-Like. Wen du überspringst oder dir merkst, verraten wir nie. Auf die Reihenfolge, in der Personen gezeigt werden, hat all das keinen Einfluss. Einmal in der Nacht berechnen wir aus Profilen und offenen Antworten, wie viele andere dich zuerst sehen würden. Diese Zahl hilft, die Personen zu ordnen, die Mitglieder sehen, und niemand bekommt sie zu sehen. Außerdem die Suchen, die du speicherst, mit ihren Namen und Filtern, und wann andere dich zum ersten Mal finden konnten, damit wir für alle, die das möchten, neue Personen zählen können.',
      ],
      [
        'Nachrichten.',
        'Was du und deine Matches euch schreibt, mit Fotos, Reaktionen und Entwürfen, und bis zu welcher Nachricht ihr jeweils empfangen und gelesen habt. Was du geschickt hast, behält die andere Person, bis du es für euch beide löschst oder eines der beiden Konten gelöscht wird. Unser Team sieht Nachrichten nur als Kopie, die mit einer Meldung kam. Wenn eine Person, die dir geschrieben hat, wegen Betrugs gesperrt wird, warnen wir dich. Ein Jahr lang bewahren wir den Vornamen auf, wann die Person dir zuletzt geschrieben hat und wann wir dich gewarnt oder die Warnung zurückgenommen haben.',
      ],
      [
        'Deine Benachrichtigungen.',
        'Deine Benachrichtigungen, ob du sie gelesen hast, und deine Einstellungen dazu mit Ruhezeit und Zeitzone. Eine Woche lang, ob jede per E-Mail oder als Push-Mitteilung gesendet wurde. Für jedes Gerät mit Push-Mitteilungen seine verschlüsselte Adresse beim Push-Dienst des Browsers. Wir löschen sie, wenn du sie dort ausschaltest oder dich abmeldest.',
      ],
      [
        'Meldungen.',
        'Was du gemeldet hast und was wir geantwortet haben. Wenn dich jemand meldet: den Text der Meldung und eine Kopie deines Profils und deiner Fotos von diesem Zeitpunkt, damit unser Team entscheiden kann.',
      ],
      [
        'Erste Nachrichten.',
        'Regeln dieser Website suchen in Nachrichten an Menschen, die dir noch nicht geantwortet haben, nach Betrug und Missbrauch: nach Wörtern, Links, demselben Text an viele, und wie vielen neuen Menschen du schreibst oder ein Like gibst. Ein Programm wendet sie an, und niemand aus unserem Team liest die Nachrichten. Dafür speichern wir eine Woche lang, wem du zuerst geschrieben hast, und von jedem solchen Text einen Code, aus dem er sich nicht lesen lässt, 60 Tage lang, welche Regel etwas gefunden hat, und ein Jahr lang, ob deine ersten Nachrichten gebremst oder zurückgehalten wurden und was du dazu gesagt hast. Eine Regel sperrt nie jemanden: Das entscheidet ein Mensch.',
      ],
      [
        'Die Prüfung von Fotos.',
        'Ein Programm auf unserem Server schätzt bei jedem neuen Foto, wie wahrscheinlich es ein Nacktbild ist, damit es im Chat verschwommen ankommt und im Profil geprüft wird. Es kann sich irren, und über Profile entscheidet ein Mensch. Kein Foto verlässt dafür unseren Server. Wir behalten die Schätzung mit dem Foto.',
      ],
      [
        'Der Foto-Check.',
        'Wenn du ihn machst: dass du zugestimmt hast, ein Bild deines Gesichts in einer Pose, um die wir bitten, was dein Gerät daran bemerkt hat (etwa, ob es scharf ist), und was du schreibst. Ein Mensch aus unserem Team vergleicht es mit deinen Fotos. Das Bild wird mit der Entscheidung gelöscht, spätestens nach 30 Tagen, und ist in keiner Sicherung; ein Muster deines Gesichts wird nicht berechnet. 180 Tage lang behalten wir, was warum entschieden wurde, und bei einem Abzeichen seinen Monat und um welches Hauptfoto, welchen Vornamen und welches Geburtsdatum es geht. Du kannst jederzeit zurückziehen. Das löscht, was du gesendet hast, und das Abzeichen.',
      ],
      [
        'Intime Bilder.',
        'Einen Fingerabdruck jedes Fotos, um Kopien zu finden. Wenn jemand beantragt, ein intimes Bild zu entfernen: Name und Kontakt, was geschrieben wurde, und der Fingerabdruck des Bildes, falls es mitgegeben wurde, so lange wie Meldungen. Das Bild selbst wird einmal gelesen und nicht gespeichert. Die Fingerabdrücke eines entfernten Bildes behalten wir fünf Jahre, damit niemand es wieder hochladen kann.',
      ],
      [
        'Teamnotizen.',
        'Notizen, die unser Team zu einem Konto macht, während es eine Meldung oder Frage bearbeitet.',
      ],
      [
        'Deine Datendatei.',
        'Wenn du eine Kopie deiner Daten anforderst: die Datei, bis sie abläuft.',
      ],
      [
        'Letzte Anfragen.',
        'Unsere Antworten, wenn du etwas sendest oder hochlädst, einen Tag lang, damit nichts doppelt gespeichert wird, wenn deine Verbindung abbricht.',
      ],
      [
        'Deine Sitzungen.',
        'Für jedes Gerät, auf dem du angemeldet bist: wann die Sitzung begann, wann sie endet, den Namen deines Browsers und deine IP-Adresse.',
      ],
      [
        'Entscheidungen unseres Teams.',
        'Wenn wir ein Konto deaktivieren, sperren oder ihm Premium geben: die Begründung und das Enddatum. Wenn wir jemanden wegen Betrugs sperren, nennen wir allen, die Nachrichten von dieser Person bekommen haben, ihren Vornamen und dass es wegen Betrugs war. Wird die Sperre aufgehoben, nehmen wir das zurück. Wir bewahren auf, wie viele Personen es erfahren haben. Unser Protokoll hält fest, wer es wann und von welcher IP-Adresse getan hat. Es hält auch jedes Mal fest, wenn ein Teammitglied dein Konto öffnet.',
      ],
      [
        'Wenn ein anderer Dienst uns deine Daten gegeben hat.',
        'Wenn die Mitglieder eines anderen Dienstes importiert werden: was dieser Dienst über dich hatte, bis du mit dem Link in unserer E-Mail zustimmst oder es löschst, und höchstens 30 Tage nach dieser E-Mail. Niemand sieht es, bevor du zustimmst. Wenn du es löschst, behalten wir 3 Jahre lang einen Fingerabdruck deiner E-Mail-Adresse, aus dem sie nicht lesbar ist, damit wir dich nicht noch einmal einladen.',
      ],
      [
        'Wenn du hier arbeitest.',
        'Deine Rolle, den verschlüsselten Schlüssel deiner Authenticator-App, Hashes deiner Wiederherstellungscodes und deine gespeicherten Ansichten. Wenn wir dich ins Team einladen: deine E-Mail-Adresse und Rolle, bis du annimmst, wir die Einladung zurückziehen oder sie lange abgelaufen ist.',
      ],
      [
        'Wenn dich jemand eingeladen hat.',
        'Wenn du mit einem Code beitrittst: mit welchem, bis dein Konto gelöscht wird. Unser Team sieht, von wem der Code war. Diese Person sieht nur, wie viele beigetreten sind.',
      ],
      [
        'Versuche.',
        'Wie oft in letzter Zeit jemand versucht hat, sich anzumelden, zu registrieren oder eine E-Mail anzufordern, je Konto und IP-Adresse, damit niemand Passwörter erraten kann.',
      ],
      [
        'Wie viele Profile du ansiehst.',
        'Einen Tag lang, welche Profile du gesehen hast, als Nummern ohne Namen, und wie oft du Geschlecht, Geburtsdatum oder Ort geändert hast. Das verhindert, dass jemand massenhaft Profile kopiert. Wenn du eine dieser Grenzen erreichst, kann unser Team das 30 Tage lang sehen.',
      ],
    ],
  },
  purpose: {
    title: 'Wofür wir es verwenden',
    paragraphs: () => [
      'Mit deinem Konto und deinen Sitzungen melden wir dich an und halten andere fern. Dein Profil zeigen wir anderen Mitgliedern. Wir brauchen diese Daten, um den Dienst zu erbringen, den du dir gewünscht hast. Den Dienst sicher zu halten, ist ein berechtigtes Interesse von uns und unseren Mitgliedern.',
      'Dein Geschlecht, wen du kennenlernen möchtest und deine Antworten auf Fragen können etwas über dein Privatleben verraten. Wir verwenden sie nur für dein Profil und dafür, wie ihr zusammenpasst, und nur mit deiner Einwilligung. Du kannst sie jederzeit in deinen Einstellungen widerrufen. Dann entfernen wir diese Angaben sofort und schließen und löschen dein Konto, weil wir dich ohne sie niemandem vorstellen können.',
      'Wir zeigen keine Werbung, verkaufen oder vermieten deine Daten nicht und verfolgen dich nicht durchs Netz.',
    ],
  },
  visible: {
    title: 'Wer es sehen kann',
    paragraphs: ({ byPayments }) => [
      'Du kannst deine Daten sehen. Unser Team kann sehen, was es braucht, um dir zu helfen und alle zu schützen. Alles, was es ändert, wird in einem Protokoll festgehalten, das es nicht bearbeiten kann. Dein Passwort kann niemand lesen, auch unser Team nicht.',
      'Sobald dein Profil vollständig ist, können andere Mitglieder es sehen, wenn ihr zu dem passt, was ihr jeweils sucht, oder wenn sie den Link dazu haben. Sie sehen deinen Vornamen, dein Alter, dein Geschlecht, deine Stadt, die ungefähre Entfernung, deine Fotos, deinen Text über dich, deine Satzanfänge und Interessen und, wenn du es erlaubst, wann du zuletzt aktiv warst, auf die Stunde gerundet. Wenn du deine Entfernung verbirgst, sehen sie statt deiner Stadt die größte Stadt in deiner Gegend. Nie sehen sie deinen Nachnamen, dein Geburtsdatum, deine E-Mail-Adresse, deine Position oder deine Antworten auf Fragen. Du entscheidest, welche deiner Antworten offen sind. Am Anfang sind es die auf fünf Fragen zum Alltag und dazu, was du hier suchst. Offene Antworten fließen in den Wert ein, den jemand anderes sieht, in die Zahl der Fragen, bei denen ihr euch einig seid, und bis zu drei davon werden genannt. Jemand könnte also eine offene Antwort erschließen und auch, welche Antworten für dich infrage kommen. Verborgene Antworten zählen nur für das, was du selbst siehst. Da du nur Personen gezeigt wirst, die passen, lässt sich auch erkennen, dass du Personen dieses Geschlechts, dieses Alters und in dieser Entfernung suchst.',
      'Du kannst dein Profil in deinen Einstellungen pausieren. Personen, die du blockierst, können dich nicht finden.',
      'Wenn du dich mit Google oder Facebook anmeldest, weiß das jeweilige Unternehmen davon und gibt uns deine E-Mail-Adresse, deinen Vornamen und deine Konto-ID dort. Sonst teilen wir nichts mit ihm.',
      byPayments({
        stripe:
          'Wenn du Premium kaufst, verarbeitet Stripe die Zahlung. Stripe bekommt deine Karte, die ID deines Kontos hier und was du bezahlst. Deinen Namen, deine E-Mail-Adresse oder dein Profil bekommt Stripe nie von uns. Die Skripte von Stripe werden nur auf den zwei Seiten geladen, auf denen du eine Karte eingibst.',
        sandbox:
          'Wenn du Premium ausprobierst, ist die Zahlung ein Test, der auf diesem Server läuft. Kein Zahlungsunternehmen erfährt etwas über dich.',
        none: 'Auf dieser Website gibt es Premium nicht zu kaufen, deshalb erfährt kein Zahlungsunternehmen etwas über dich.',
      }),
      'Wenn du Push-Mitteilungen einschaltest, leitet sie der Push-Dienst deines Browsers weiter, zum Beispiel von Google, Apple, Mozilla oder Microsoft. Er kann sehen, dass und wann dein Gerät eine Mitteilung von uns bekommt. Lesen kann er sie nicht.',
      'Mit anderen teilen wir deine Daten nur, wenn das Gesetz es verlangt.',
    ],
  },
  location: {
    title: 'Dein Standort',
    paragraphs: () => [
      'Wir runden die Position deiner Stadt auf ein Raster von etwa zwei Kilometern, bevor wir sie speichern. Deinen genauen Standort speichern wir nie.',
      'Wenn du möchtest, kannst du deinen Standort von deinem Browser übernehmen, der dich um Erlaubnis fragt. Auch ihn runden wir auf diese Weise, bevor wir ihn speichern. Entfernungen werden zwischen gerundeten Positionen gemessen.',
    ],
  },
  browser: {
    title: 'Was in deinem Browser bleibt',
    paragraphs: ({ byPayments }) => [
      'Wir verwenden keine Cookies. Wenn du dich anmeldest, legt dein Browser in seinem lokalen Speicher zwei Schlüssel der Sitzung und einige Angaben über dich ab, zum Beispiel deinen Namen: als „token“, „refreshToken“ und „user“. Beim Abmelden werden alle drei entfernt. Eine Zufallszahl namens „device“ bleibt, damit falsche Passwörter, die anderswo eingegeben werden, dich hier nicht aussperren können. Bleiben kann auch ein Code namens „seen-until“, damit unsere Server dir immer zeigen, was du geändert hast. Dort liegen auch Antworten auf Fragen als „unsaved-answers“ und deine Likes und übersprungenen Personen mit deren Namen als „unsent-choices“, bis unser Server sie hat oder du dich abmeldest. Ebenso Nachrichten, die auf das Senden warten, als „unsent-messages“ und „refused-messages“.',
      'Damit du auch ohne Verbindung lesen kannst, bewahrt dein Browser in einer Datenbank namens „kept“ auf, was er dir zuletzt gezeigt hat: deine neuesten 20 Chats, aus jedem davon, den du geöffnet hast, bis zu 50 Nachrichten, und die letzten Karten aus „Entdecken“. Fotos sind nicht dabei. Sie wird gelöscht, wenn du dich abmeldest, wenn sich jemand anderes anmeldet und wenn deine Sitzung aus einem anderen Grund endet, zum Beispiel durch eine Sperre. Ein Chat, der zu Ende ist, wird gelöscht, wenn deine Liste der Chats das nächste Mal lädt. Was älter als 7 Tage ist, wird nicht gezeigt und gelöscht, wenn du das nächste Mal deine Chats oder Karten öffnest.',
      'Während du dich registrierst oder dein Profil einrichtest, merkt sich dieser Tab, was du eingegeben hast, außer deinem Passwort, bis es gespeichert ist, du dich abmeldest oder ihn schließt. Wenn du eine andere Sprache wählst, merkt er sich auch dann, was du eingegeben hast, außer Passwörtern, bis die Seite in dieser Sprache da ist. Bis du dich abmeldest oder ihn schließt, merkt er sich außerdem deine letzten 20 Entscheidungen in „Entdecken“ mit den Karten, damit du sie auch nach einem Neuladen zurücknehmen kannst.',
      `Im lokalen Speicher liegen auch deine Einstellung für den hellen oder dunklen Modus und, als „language“, die Sprache, die du gewählt hast. Solange du Premium nutzt, legt dein Browser außerdem dein Abo, deine Karten ohne ihre Nummern und deine neuesten Rechnungen als „subscription“ ab, bis du dich abmeldest. Alle Skripte, Schriften und Bilder kommen von dieser Website, sodass kein anderes Unternehmen von deinem Besuch erfährt${byPayments(
        {
          stripe:
            ', außer auf den Seiten, auf denen du eine Karte eingibst: Sie laden Skripte von Stripe.',
          sandbox: '.',
          none: '.',
        },
      )}`,
    ],
  },
  rights: {
    title: 'Wie lange wir es aufbewahren, und deine Rechte',
    paragraphs: ({ support, days }) => [
      'Eine Sitzung endet, wenn du dich abmeldest, nach 30 Tagen ohne Nutzung und spätestens nach 90 Tagen. In der Nacht darauf löschen wir ihre Daten. Codes löschen wir in der Nacht, nachdem sie abgelaufen sind, gezählte Versuche nach zwei Tagen, letzte Anfragen nach einem Tag und Benachrichtigungen nach einem Jahr. Programme unseres Teams, etwa ein Bot in dessen Chat, können erfahren, dass es ein neues Konto, eine neue Meldung oder Zahlung gibt: als Nummer oder mit Name und E-Mail-Adresse. Was gesendet wurde, behalten wir 30 Tage lang, oder bis das Konto gelöscht wird.',
      `Dein Konto und dein Profil bewahren wir auf, bis du dein Konto in den Einstellungen löschst. Es wird sofort geschlossen, und du kannst es ${days.leaving} Tage lang wieder öffnen. Innerhalb einer Stunde danach löschen wir alles: dein Konto, dein Profil, deine Fotos und ihre Dateien, Antworten, Blockierungen, Benachrichtigungen, Sitzungen, die Einwilligung, Notizen und deine Datendatei.`,
      `Meldungen zu einer Person, ob von dir oder über dich, bewahren wir bis ${days.reports} Tage nach ihrem Abschluss auf, um andere zu schützen und weil wir unsere Entscheidungen möglicherweise erklären müssen. Sie sind nicht mehr mit deinem Konto verknüpft, enthalten aber, was du geschrieben hast oder was zum Zeitpunkt der Meldung in deinem Profil stand. Auch Einträge in unserem Protokoll bleiben, aber wir entfernen, was sie über gelöschte Konten sagen. Wenn du gesperrt wurdest, bewahren wir einen mit einem Schlüssel gebildeten Code deiner E-Mail-Adresse auf, der sich nicht in die Adresse zurückverwandeln lässt, bis die Sperre endet, oder zehn Jahre lang, wenn sie kein Ende hat. Bis dahin kann kein neues Konto diese Adresse verwenden. Wenn ein Mitglied unseres Teams etwas getan hat, bleiben Name, E-Mail-Adresse und IP-Adresse dabei stehen, auch nachdem es das Team verlassen hat.`,
      `In deinen Einstellungen kannst du eine Kopie deiner Daten in einer maschinenlesbaren Datei anfordern. Du kannst sie ${days.exports} Tage lang herunterladen, in deinen Einstellungen oder über den Link, den wir dir per E-Mail schicken.`,
      `Du kannst von uns Auskunft über deine übrigen Daten verlangen, ihre Berichtigung, Löschung oder die Einschränkung ihrer Verarbeitung, und du kannst der Verarbeitung widersprechen. Schreib dazu von der E-Mail-Adresse deines Kontos an ${support}. Wenn du mit unserer Antwort nicht zufrieden bist, kannst du dich bei der Datenschutz-Aufsichtsbehörde an deinem Wohnort beschweren.`,
    ],
  },
  age: {
    title: 'Alter, Änderungen und Kontakt',
    paragraphs: ({ brand }) => [
      `${brand} ist nicht für Menschen unter 18. Wenn du von jemand Jüngerem mit einem Konto weißt, gib uns bitte Bescheid, und wir gehen dem sofort nach.`,
      'Wenn wir diese Erklärung ändern, schreiben wir oben das Datum hin. Wenn etwas unklar ist, frag uns.',
    ],
  },
};

export const messages: Translated<typeof en> = {
  title: 'Datenschutzerklärung',
  updated: 'Zuletzt geändert am 20. Oktober 2025',
  added: 'Seitdem um Einzelheiten ergänzt, zuletzt am 29. November 2026',
  lead: (brand: string) =>
    `Was ${brand} über dich weiß, wie wir es verwenden, wer es sehen kann und was du tun kannst.`,
  contents: 'Auf dieser Seite',
  sections,
  contact: 'Support kontaktieren',
  accessibility: 'Barrierefreiheit',
};
