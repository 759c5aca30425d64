import type { ShippedRule } from '@kindred/contract/site/shipped-rules';
import type { Signal } from '@kindred/contract/site/safety-rules';

const names: Readonly<Record<ShippedRule, string>> = {
  link: 'Ausgeschriebene Links',
  elsewhere: 'Angebote auf anderen Seiten',
  messenger: 'Anderer Messenger oder Telefonnummer',
  'paid-dates': 'Bezahlte Treffen',
  script: 'Sätze aus Liebesbetrug',
  'quick-money': 'Schnelles Geld',
  insult: 'Beleidigungen',
  demand: 'Sexuelle Forderungen',
  disguise: 'Getarnte Wörter',
  'same-text': 'Derselbe Text an viele',
  'new-people': 'Viele neue Leute in einer Stunde',
  likes: 'Viele Likes',
  'banned-photo': 'Foto eines gesperrten Mitglieds',
  'changed-profile': 'Profil kurz davor geändert',
  reports: 'Meldungen verlässlicher Mitglieder',
};

const signals: Readonly<Record<Signal, string>> = {
  words: 'Wörter in der Nachricht',
  link: 'Eine ausgeschriebene Adresse oder eine dieser Seiten',
  contact: 'Eine Telefonnummer in Worten oder ein anderer Weg zu schreiben',
  disguise: 'Ein getarntes Wort einer anderen Regel',
  'same-text': 'Derselbe oder fast derselbe Text an mehrere in einer Woche',
  'new-people': 'Neue Leute innerhalb einer Stunde',
  likes: 'Likes seit gestern',
  'banned-photo': 'Ein Foto, das auch ein gesperrtes Mitglied hatte',
  'changed-profile': 'Foto oder Alter in diesen Stunden geändert',
  reports: 'Meldungen der letzten 30 Tage, gewichtet nach früheren derselben Person',
};

/** The rules about first messages: their names, and the words of the office. */
export const messages = {
  levels: {
    noteFrom: 'Es zählt in den Zahlen der Regeln, sonst passiert nichts.',
    slowFrom: 'Einen Tag lang kann es nur wenigen neuen Menschen pro Stunde schreiben.',
    holdFrom: 'Seine Nachrichten an neue Menschen warten, bis das Team es geprüft hat.',
    peopleAnHour: 'Neu sind Menschen, die noch nicht geantwortet haben.',
    youngDays: 'Falsche Profile schreiben in den ersten Tagen vielen. 0 schaltet die Grenze aus.',
    youngPeople:
      'Sie endet früher, wenn jemand antwortet oder die Fotos geprüft sind. Das Mitglied erfährt das.',
  },
  names,
  signals,
  about:
    'Diese Regeln sehen Nachrichten an Leute an, die noch nicht geantwortet haben. Jede zählt Punkte für jede Person, bei der sie etwas fand. Keine Regel sperrt jemanden: Menschen aus deinem Team sehen angehaltene Konten an. Veröffentlichst du ohne eine Regel, werden alle freigegeben, die sie allein angehalten hat.',
  list: 'Regeln',
  on: 'An',
  weight: 'Punkte pro Person',
  most: 'Zählt für höchstens so viele Personen',
  from: 'Zählt ab',
  units: { people: 'Personen', likes: 'Likes', hours: 'Stunden', percent: 'Prozent' },
  words: (language: string) => `Wörter auf ${language}`,
  wordsAbout:
    'Eines pro Zeile. Ein Stern steht für den Rest eines Wortes, eine Raute für eine Zahl.',
  name: 'Name',
  remove: 'Regel löschen',
  add: 'Regel mit Wörtern hinzufügen',
  newName: 'Neue Regel',
  noWords: 'Diese Regel hat keine Wörter.',
  edit: 'Ändern',
  done: 'Schließen',
  figures: ({
    members,
    held,
    upheld,
    errors,
  }: Readonly<Record<'members' | 'held' | 'upheld' | 'errors', number>>) =>
    `Diesen Monat: ${members} Mitglieder, ${held} gebremst oder angehalten, ${upheld} bestätigt, ${errors} als Irrtum freigegeben`,
  noFigures: 'Diesen Monat: nichts gefunden',
  tryOut: {
    title: 'Nachricht ausprobieren',
    about: 'Was würde diese Nachricht zählen? Sie wird nirgendwohin gesendet.',
    field: 'Nachricht',
    none: 'Keine Regel findet darin etwas.',
    found: (rule: string, points: number) => `${rule}: ${points} Punkte`,
    sum: (points: number, effect: string) =>
      `${points} Punkte für jede Person, die sie bekommt. Bei drei Personen: ${effect}.`,
    effects: {
      none: 'Nichts geschieht',
      note: 'Es wird vermerkt',
      slow: 'Das Konto wird gebremst',
      hold: 'Seine ersten Nachrichten warten',
    },
  },
};
