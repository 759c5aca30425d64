import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/picture-requests.ts';
import { refusalTexts } from '@kindred/contract/texts/de/picture-refusals';

export const messages: Translated<typeof en> = {
  title: 'Intime Bilder von dir',
  about: (brand: string) =>
    `Zeigt jemand auf ${brand} ein intimes Bild von dir, ohne dass du zugestimmt hast? Bitte uns, es zu entfernen. Ein Konto brauchst du dafür nicht.`,
  promise:
    'Ein Mensch entscheidet innerhalb von 48 Stunden. Dann verschwindet das Bild hier überall, samt den Kopien, die wir finden.',
  signedIn:
    'Bist du angemeldet? Dann kannst du das Foto oder die Nachricht auch dort melden, wo du sie siehst.',
  who: 'Wer ist auf dem Bild?',
  self: 'Ich',
  representative: 'Jemand, für den ich handeln darf',
  name: 'Dein vollständiger Name',
  person: 'Vollständiger Name der Person auf dem Bild',
  location: 'Wo ist es?',
  locationAbout:
    'Die Adresse des Profils oder des Fotos, wenn du sie hast. Sonst Name, Alter und Stadt, oder in welchem Chat.',
  description: 'Was ist darauf zu sehen?',
  descriptionAbout: 'Damit wir es erkennen: zum Beispiel der Ort, die Kleidung oder der Tag.',
  picture: 'Das Bild, wenn du es hast (freiwillig)',
  pictureAbout:
    'Kopien finden wir an seinem Fingerabdruck. Das Bild wird einmal gelesen und nicht gespeichert, und niemand sieht es an.',
  choose: 'Bild auswählen',
  another: 'Anderes auswählen',
  reading: 'Das Bild wird gelesen …',
  read: 'Der Fingerabdruck ist fertig. Das Bild haben wir nicht behalten.',
  forget: 'Weglassen',
  email: 'Deine E-Mail-Adresse',
  contact: 'Ein anderer Weg, dich zu erreichen (freiwillig)',
  contactAbout: 'Ohne E-Mail-Adresse steht unsere Antwort nur auf dieser Seite.',
  goodFaith:
    'Ich erkläre nach bestem Wissen, dass dieses Bild intim ist, mich oder die Person zeigt, für die ich handle, ohne Zustimmung veröffentlicht wurde und dass alle Angaben hier stimmen',
  goodFaithAbout:
    'Wir verraten niemandem, der es veröffentlicht hat, wer du bist. Ein Antrag allein entfernt nichts: Zuerst sieht ein Mensch ihn an.',
  signature: 'Unterschreib mit deinem vollständigen Namen',
  signatureAbout: 'Genau wie oben. Das gilt als deine Unterschrift.',
  send: 'Entfernen beantragen',
  sending: 'Wird gesendet …',
  received: (reference: string) => `Dein Antrag ${reference} ist bei uns eingegangen.`,
  due: (when: string) => `Wir entscheiden bis ${when}.`,
  mailed: 'Wir haben dir einen Link dazu geschickt.',
  keep: 'Bewahre diesen Link auf, um unsere Antwort zu lesen oder etwas zu ergänzen:',
  open: 'Dein Antrag',
  loading: 'Dein Antrag wird geladen …',
  number: 'Nummer',
  receivedAt: 'Eingegangen',
  dueAt: 'Entscheidung bis',
  state: 'Stand',
  why: 'Warum',
  question: 'Wir müssen mehr wissen',
  facts: 'Was du ergänzt hast',
  add: 'Etwas ergänzen',
  addAbout: 'Zum Beispiel, wo du es noch gesehen hast, oder was wir gefragt haben.',
  addSend: 'Ergänzen',
  adding: 'Wird ergänzt …',
  answer: 'Unsere Antwort',
  statement: 'Entscheidung lesen oder anfechten',
  newOne: 'Neuen Antrag schicken',
  states: {
    open: 'Jemand aus unserem Team sieht ihn sich an',
    hidden: 'Verborgen, bis wir entscheiden',
    removed: 'Entfernt, samt den gefundenen Kopien',
    refused: 'Nicht entfernt',
    acted: 'Wir sind ihm nachgegangen',
  },
  refusals: refusalTexts,
};
