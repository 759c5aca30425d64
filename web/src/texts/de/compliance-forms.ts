import type { KnownValues } from '@kindred/contract/compliance';
import type { QuestionName } from '@kindred/contract/compliance/forms';
import type { NudeLevel } from '@kindred/contract/site/nudes';

const questions: Readonly<Record<QuestionName, readonly [question: string, hint: string]>> = {
  harms: [
    'Welche illegalen Inhalte können vorkommen?',
    'Zum Beispiel Betrug, Drohungen, intime Bilder, Kindesmissbrauch, Hass',
  ],
  likelihood: [
    'Wie wahrscheinlich ist jedes davon bei dir?',
    'Vergleiche die Zahlen oben und denk daran, wer deine Mitglieder sind.',
  ],
  effects: [
    'Wem würde es schaden, und wie sehr?',
    'Denk an Menschen, die besonders gefährdet sind.',
  ],
  measures: ['Was tust du dagegen?', 'Einstellungen des Dienstes und was dein Team tut'],
  changes: [
    'Was hat sich geändert, und was planst du?',
    'Seit der letzten Bewertung und bis zur nächsten',
  ],
  'age-check': [
    'Wie hältst du Kinder fern?',
    'Mitglieder geben ihr Geburtsdatum an und bestätigen, dass sie erwachsen sind. Meldungen über Minderjährige kommen im Team zuerst.',
  ],
  attraction: ['Könnte die Seite Kinder anziehen?', 'Ihr Thema, ihr Aussehen, wo du wirbst'],
  conclusion: [
    'Was schließt du daraus?',
    'Zum Beispiel: Kinder kommen wahrscheinlich nicht hinein, weil …',
  ],
  controller: [
    'Wer ist für die Daten verantwortlich?',
    'Name und Kontakt, auch von Datenschutzbeauftragten',
  ],
  purposes: [
    'Wofür nutzt du Daten?',
    'Zum Beispiel Menschen miteinander bekannt machen, Sicherheit, Zahlungen',
  ],
  people: ['Wessen Daten, und welche?', 'Mitglieder, Meldende, dein Team'],
  transfers: [
    'Wer bekommt Daten, und in welchen Ländern?',
    'Die Dienste oben, und mit welchen Verträgen',
  ],
  security: [
    'Wie schützt du die Daten?',
    'Zugang, Verschlüsselung, Sicherungen, wer was sehen darf',
  ],
  need: [
    'Was verarbeitest du, und warum ist es nötig?',
    'Lass weg, ohne was der Dienst auch ginge.',
  ],
  risks: [
    'Was könnte Mitgliedern passieren?',
    'Zum Beispiel ungewolltes Outing, Stalking, Erpressung, Nachteile im Beruf',
  ],
  advice: ['Wen hast du gefragt?', 'Zum Beispiel Datenschutzbeauftragte oder Mitglieder'],
  done: [
    'Was hast du wann getan oder entschieden, und wo ist der Nachweis?',
    'Zum Beispiel Name und Adresse, eine Registernummer oder warum es dich nicht betrifft',
  ],
};

const facts: Readonly<Record<keyof KnownValues, string>> = {
  members: 'Mitglieder',
  reports: 'Meldungen',
  underAge: 'Meldungen über Minderjährige',
  decisions: 'Entscheidungen',
  medianHours: 'Stunden, bis eine Meldung erledigt ist (Median)',
  appeals: 'Widersprüche',
  reversed: 'Widersprüche, die etwas änderten',
  photoReview: 'Fotos werden geprüft, bevor andere sie sehen',
  nudes: 'Prüfung auf Nacktbilder',
  rules: 'Aktive Sicherheitsregeln',
  regions: 'Länder',
  sensitiveFields: 'Eigene sensible Felder',
  recipients: 'Dienste, die Daten bekommen',
  leavingDays: 'Tage, bis ein gelöschtes Konto entfernt ist',
  exportDays: 'Tage, die ein Datenarchiv bleibt',
  reportDays: 'Tage, die erledigte Meldungen bleiben',
};

const recipients: Readonly<Record<KnownValues['recipients'][number], string>> = {
  mails: 'Mailserver',
  payments: 'Stripe (Zahlungen)',
  files: 'Objektspeicher',
  push: 'Push-Dienste der Browser',
  google: 'Google (Anmeldung)',
  facebook: 'Facebook (Anmeldung)',
  webhooks: 'eigene Webhooks',
};

const nudes: Readonly<Record<NudeLevel, string>> = {
  off: 'aus',
  cautious: 'zurückhaltend',
  usual: 'üblich',
  strict: 'streng',
};

export const messages = {
  questions,
  facts,
  recipients,
  nudes,
  knows: 'Was der Dienst weiß',
  knowsAbout: 'Gezählt über die letzten zwölf Monate und mit deinen Antworten aufbewahrt.',
  save: 'Als neue Fassung behalten',
  missing: 'Beantworte diese Frage.',
  versions: 'Fassungen',
  none: 'Noch niemand hat dieses Formular ausgefüllt.',
  everywhere: 'Überall',
  nothing: 'Keine',
  yes: 'Ja',
  no: 'Nein',
  unknown: 'Nicht bekannt',
  loading: 'Die Pflichten werden geladen …',
  failed: 'Die Pflichten konnten nicht geladen werden',
  again: 'Noch einmal versuchen',
  version: (version: string, day: string) => `Fassung ${version}, ${day}`,
  by: (name: string | null) => `Von ${name ?? 'einem gelöschten Konto'}`,
  saved: (version: string) => `Fassung ${version} ist aufbewahrt.`,
};
