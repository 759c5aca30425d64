import type { ReportAdvice } from '../../reports/reason-forms.ts';

interface Advice {
  readonly title: string;
  readonly points: readonly string[];
}

/** What people read right after they sent a report. */
export const adviceTexts: Readonly<Record<ReportAdvice, Advice>> = {
  danger: {
    title: 'Bist du jetzt in Sicherheit?',
    points: [
      'Wenn nicht, wähle den Notruf: 112 in Europa, 911 in den USA und Kanada, 000 in Australien, sonst die Nummer bei dir vor Ort.',
      'Sprich mit jemandem, dem du vertraust. Nach einem Übergriff kann dir eine Arztpraxis oder ein Krankenhaus helfen und oft Spuren sichern, auch wenn du noch nicht weißt, ob du zur Polizei gehst.',
      'Bewahre Screenshots von Nachrichten und Fotos für die Polizei auf. Ein Chat verschwindet, wenn du jemanden blockierst.',
    ],
  },
  money: {
    title: 'Schick niemals Geld',
    points: [
      'Auch keine Geschenkkarten, Kryptowährungen oder Codes, egal was man dir erzählt.',
      'Schon passiert? Ruf sofort deine Bank an, ändere die Passwörter, die du weitergegeben hast, und geh zur Polizei.',
      'Wir fragen nie nach deinem Passwort, einem Code oder Geld. Wenn wir jemanden wegen Betrugs sperren, warnen wir alle, die Nachrichten von dieser Person bekommen haben.',
    ],
  },
  age: {
    title: 'Schreib der Person nicht mehr',
    points: [
      'Bitte sie nicht um Fotos oder einen Altersnachweis. Unser Team geht der Sache nach.',
      'Wenn ein Kind in Gefahr ist, ruf die Polizei.',
    ],
  },
  nudes: {
    title: 'Du hast nichts falsch gemacht',
    points: [
      'Du musst nicht antworten, und du musst es dir nicht noch einmal ansehen.',
      'In manchen Ländern ist es strafbar, ungefragt Nacktbilder zu schicken. Die Polizei kann dir sagen, ob das bei dir so ist.',
    ],
  },
  'intimate-pictures': {
    title: 'Du hast nichts falsch gemacht',
    points: [
      'Jemand aus unserem Team entscheidet innerhalb von 48 Stunden über das Bild. Dauert es länger, verbergen wir es so lange.',
      'Droht jemand, es anderen zu zeigen? Zahl nicht und schick nichts weiter. Geh zur Polizei.',
      'StopNCII.org hilft dir, es von anderen Diensten fernzuhalten. Dafür wird auf deinem Gerät ein Fingerabdruck des Bildes erstellt, das Bild selbst bleibt bei dir.',
      'Warst du darauf unter 18? Dann nutze takeitdown.ncmec.org.',
    ],
  },
};
