import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ranking.ts';

export const messages: Translated<typeof en> = {
  title: 'So entsteht die Reihenfolge',
  about: 'Warum du jemanden siehst, und warum in dieser Reihenfolge.',
  /** With the distances of the rounds in a deck without a limit. */
  sections: ([first = '', ...others]: readonly string[]) => [
    {
      title: 'Wen du sehen kannst',
      points: [
        'Alle mit vollständigem Profil, bestätigter E-Mail-Adresse und freigegebenem Foto, die zu deinen Wünschen bei Geschlecht, Alter und Entfernung passen und über die du noch nicht entschieden hast.',
        'Nur Personen, die jemanden mit deinem Geschlecht, in deinem Alter und in deiner Entfernung suchen. Das kannst du unter „Entdecken“ bei den Wünschen oder in deinem Profil ausschalten.',
        'Nie Personen, die pausiert oder gesperrt sind oder bei denen eine Seite die andere blockiert hat. Personen, die inkognito sind, erscheinen nur, wenn sie dich gelikt haben.',
      ],
    },
    {
      title: 'Was die Reihenfolge bestimmt',
      points: [
        'Wie gut deine Antworten auf die Fragen zu den offenen Antworten der anderen Person passen und zu dem, was für sie infrage kommt. Wo es nicht passt, zählt das mehr, wenn es einer Seite sehr wichtig ist.',
        'Wie viele Interessen ihr teilt.',
        'Wie viele andere jemanden zuerst sehen würden. Wenn es fast alle wären, kommt diese Person etwas später und andere etwas früher, damit alle gesehen werden und Personen, die sich mögen könnten, sich früh sehen. Das berechnen wir einmal in der Nacht.',
        'Wann sie zuletzt aktiv waren, auf den Tag genau. Wenn sie ihre Aktivität verbergen, nur auf den Monat.',
        'Wie nah sie sind.',
        `Wenn du überall suchst: zuerst alle innerhalb von ${first}, dann innerhalb von ${others.slice(0, -1).join(', ')} und ${others.at(-1)}, und darin jeweils in der Reihenfolge von oben. So kommt niemand von weit weg vor einer Person, die du treffen könntest.`,
        'Wer dazukommt oder sich ändert und dann passt, reiht sich innerhalb von Sekunden in die Karten hinter der ein, die du gerade ansiehst.',
      ],
    },
    {
      title: 'Die Reihenfolge beim Stöbern',
      points: [
        'Am Anfang steht, wer am besten zu dir passt. Wenn du überall suchst, kommen vorher die Personen in deiner Nähe, in denselben Entfernungen wie bei deinen Karten. Du kannst eine andere Reihenfolge wählen: kürzlich aktiv, neue Mitglieder oder am nächsten.',
        'Sie richtet sich nur nach dem, was du ohnehin siehst (dem Tag der letzten Aktivität, der gerundeten Entfernung und wie gut ihr zusammenpasst), und dem Tag der Registrierung. Bei Gleichstand sehen alle eine andere Reihenfolge.',
      ],
    },
    {
      title: 'Was nie zählt',
      points: [
        'Wen jemand likt oder überspringt, von wem die Person Likes bekommt und wer zahlt.',
        'Fotos, Namen und Texte. Nach ethnischer Herkunft fragen wir nicht. Antworten zu Glauben oder Politik zählen wie alle anderen, und die von anderen nur, wenn sie offen sind.',
      ],
    },
    {
      title: 'Der Wert für eure Übereinstimmung',
      points: [
        'Die Zahl auf einem Profil ergibt sich allein aus deinen Antworten, den offenen Antworten der anderen Person und euren gemeinsamen Interessen. Sie ist auf Fünferschritte gerundet und nie 100. Sie erscheint, sobald sich fünf offene Antworten vergleichen lassen. Mit wenigen gemeinsamen Antworten und Interessen bleibt sie niedrig, weil wir dann noch wenig wissen.',
        'Deine Antworten auf fünf Fragen zum Alltag und dazu, was du hier suchst, sind am Anfang offen, alle anderen verborgen. Du kannst jede Antwort öffnen oder verbergen. Deine verborgenen Antworten zählen nur für das, was du siehst: Kein Wert, kein Grund und keine Reihenfolge bei anderen hängt davon ab. Deine offenen Antworten lassen sich mit viel Mühe erschließen. So kann sich der Wert, den du siehst, von dem unterscheiden, den die andere Person sieht, und je mehr Antworten du öffnest, desto besser wird ihrer.',
        'Deine ersten Antworten zählen ab der nächsten vollen Stunde, spätere ab Mitternacht (UTC), immer mehrere zusammen. Würde jede sofort zählen, könnte man die eigenen Antworten einzeln ändern, beobachten, wie sich die Werte ändern, und so herausfinden, was andere geantwortet haben. Wenn du eine Antwort verbirgst oder löschst, wirkt das sofort.',
        'Personen außerhalb deiner Wünsche zeigen wir dir nie, außer du änderst sie. Wenn niemand mehr übrig ist, sagt die Seite, welche Änderung wie viele Personen bringen würde, aber nie bei dem, was für dich nicht verhandelbar ist. Personen, die du übersprungen hast, kommen nach 30 Tagen zurück, wenn sonst niemand übrig ist.',
      ],
    },
  ],
};
