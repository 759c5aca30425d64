import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accessibility.ts';

export const messages: Translated<typeof en> = {
  title: 'Barrierefreiheit',
  about: (brand: string) =>
    `Wie ${brand} für Menschen mit Behinderungen funktioniert und wo noch nicht.`,
  written:
    'Verfasst am 26. November 2026, für diese Website und die App, die sich von ihr aus installieren lässt.',
  sections: {
    standard: {
      title: 'Unser Ziel',
      points: [
        'Maßstab ist EN 301 549. Für Websites verlangt die Norm Stufe AA der Richtlinien für barrierefreie Webinhalte (WCAG) 2.1. Wir richten uns nach den neueren WCAG 2.2, Stufe AA.',
        'Der Dienst ist mit dieser Norm teilweise vereinbar: Was nach unserem Wissen noch fehlt, steht weiter unten.',
        'Wir haben das selbst geprüft. Ein Programm sucht bei jeder neuen Version auf jeder Seite nach Fehlern, im hellen und im dunklen Modus, ab 320 Pixeln Breite, und prüft, dass die Tabulatortaste jedes Bedienelement erreicht und zeigt, wo sie gerade ist. Abläufe wie Registrieren, Chatten und Auswählen werden allein mit der Tastatur ausprobiert.',
        'Programme finden nur einen Teil der Barrieren. Niemand von außen hat die Software geprüft, und Menschen, die Screenreader oder andere Hilfsmittel nutzen, haben sie nicht für uns getestet.',
      ],
    },
    helps: {
      title: 'Was funktioniert',
      points: [
        'Alles lässt sich mit der Tastatur bedienen. Auf den Karten unter „Entdecken“ gibt es neben dem Wischen auch Buttons, und auch Fotos lassen sich mit Buttons sortieren.',
        'Seiten lassen sich ohne seitliches Scrollen auf 400\u00a0Prozent vergrößern. Sie richten sich nach deinen Einstellungen für den dunklen Modus und für weniger Bewegung.',
        'Fehlermeldungen sagen direkt neben dem Feld in Worten, was passiert ist und was zu tun ist. Was du eingegeben hast, bleibt stehen.',
        'Zu Diagrammen gibt es dieselben Zahlen als Tabelle, die Screenreader stattdessen lesen.',
        'Es gibt keine Rätsel, mit denen du beweisen musst, dass du ein Mensch bist. Nichts blinkt, und nichts wird von selbst abgespielt.',
      ],
    },
    known: {
      title: 'Was noch nicht funktioniert',
      points: [
        'Fotos, die Mitglieder hochladen, haben keine Beschreibung ihres Inhalts. Ein Screenreader liest vor, wem das Foto gehört und welche Nummer es hat. Mitglieder können ihren Fotos keine Beschreibung geben.',
        'Was Mitglieder schreiben, kann in jeder Sprache sein und ist nicht entsprechend gekennzeichnet. Ein Screenreader liest es möglicherweise mit der falschen Stimme.',
        'Den Ausschnitt eines Fotos und die Stelle des Gesichts legst du durch Ziehen oder mit den Pfeiltasten fest. Durch bloßes Antippen geht es nicht.',
        'Nicht geprüft haben wir die Dateien der Rechnungen und die Felder für Kartennummern, die dort, wo echte Karten angenommen werden, vom Zahlungsunternehmen kommen.',
        'E-Mails gibt es auch als reinen Text. Ihre andere Fassung haben wir nicht auf Barrierefreiheit geprüft, ebenso wenig die Seite, die Entwicklungsteams die Schnittstelle erklärt.',
      ],
    },
    feedback: {
      title: 'Wenn du auf eine Barriere stößt',
      points: (support: string) => [
        `Schreib an ${support}. Sag uns, auf welcher Seite es war, was du tun wolltest und was du benutzt, zum Beispiel einen Screenreader. Ein Konto brauchst du dafür nicht.`,
        'Wenn du ein Konto hast, kannst du das Problem auch unter „Meine Meldungen“ melden. Dort findest du auch unsere Antwort.',
        'Ein Mensch liest jede Nachricht und antwortet. Wenn wir etwas nicht bald beheben können, sagen wir dir, wann, und helfen dir, auf anderem Weg ans Ziel zu kommen.',
        'Wenn dir unsere Antwort nicht weiterhilft, kannst du dich an die Behörde wenden, die in deinem Land die Barrierefreiheit überwacht.',
      ],
    },
  },
  contact: 'Support kontaktieren',
};
