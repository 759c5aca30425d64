import { decisionTexts, timedTexts } from '@kindred/contract/texts/de/decisions';
import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/decide.ts';

const days = (number: number) =>
  plural(number, { one: '1 Tag', other: `${formatNumber(number)} Tage` });

export const messages: Translated<typeof en> = {
  bar: 'Entscheiden',
  dismiss: 'Abweisen',
  resolve: 'Erledigen',
  timed: timedTexts,
  length: days,
  reply: 'Antworten',
  note: 'Notiz',
  escalate: 'Eskalieren',
  deescalate: 'Eskalation aufheben',
  more: 'Mehr',
  rule: 'Regel',
  usual: 'Der übliche Schritt',
  reads: (name: string) => `${name} liest:`,
  removeThis: 'Entfernen',
  take: 'Mir zuweisen',
  takeOver: 'Fall abnehmen',
  release: 'Abgeben',
  sendOnly: 'Nur senden, nicht entscheiden',
  sent: 'Antwort gesendet.',
  keys: 'Tastenkürzel',
  closed: 'Dieser Fall ist entschieden und geschlossen.',
  held: (name: string | null) => `${name ?? 'Jemand aus dem Team'} arbeitet an diesem Fall.`,
  noMessage: 'In den Meldungen ist keine Nachricht, die du entfernen könntest.',
  answerOnly:
    'Diesen Fall entscheidet die Moderation. Du kannst antworten, Notizen machen und ihn eskalieren.',
  answer: {
    to: (reports: number) =>
      plural(reports, {
        one: 'Antwort an die meldende Person',
        other: `Antwort an ${formatNumber(reports)} meldende Personen`,
      }),
    theReporter: 'Die meldende Person',
    about: 'Name und Nummer der Meldung werden für jede meldende Person eingesetzt.',
    noOne: 'Es gibt niemanden, dem du antworten kannst.',
    leave: 'Esc verlässt das Feld.',
    canned: 'Textbaustein für die Antwort',
    choose: 'Antwort-Bausteine',
    none: 'Keine Antwort. Meldende Personen erfahren das Ergebnis.',
    opens: 'Öffnet sich mit der Aktion, die du wählst.',
    beforeAction: 'Wird mit der Aktion gesendet, die du wählst.',
    usual: 'Wenn du das leer lässt, wird die übliche Antwort der Aktion gesendet.',
    sends: (action: string, answer: string) =>
      answer
        ? `„${action}“ sendet: ${answer}`
        : `„${action}“ sendet keine Antwort, nur das Ergebnis.`,
  },
  panel: {
    label: (what: string) => `Details: ${what}`,
    reason: 'Begründung',
    theMember: 'Das Mitglied',
    reasonAbout: 'Das Mitglied liest sie in der App und per E-Mail.',
    reasonOfBan:
      'Das Mitglied liest sie in der App und per E-Mail. Drück Enter, wenn du sie gelesen hast.',
    about: 'Worum es geht',
    canned: 'Textbaustein für die Begründung',
    choose: 'Begründungs-Bausteine',
    days: 'Wie lange',
    photo: 'Foto, das entfernt wird',
    nthPhoto: (number: number) => `Foto ${number}`,
    noPhotos: 'Dieses Mitglied hat keine Fotos.',
    field: 'Text, der entfernt wird',
    fields: { bio: 'Über mich', prompts: 'Satzanfänge', fields: 'Felder der Website' },
    message: 'Nachricht, die entfernt wird',
    messageAbout: 'Wähle im Chat eine andere aus.',
    details: 'Grundlage',
    andAnswer: (action: string, reporters: number) =>
      plural(reporters, {
        one: `${action} und antworten`,
        other: `${action} und ${formatNumber(reporters)} Personen antworten`,
      }),
    cancel: 'Abbrechen',
    missing: {
      isGroundOpen: 'Wähle, worum es geht.',
      outcomes: 'Wähle mindestens eine Meldung.',
      reason: 'Gib eine Begründung ein.',
      law: 'Nenne das Gesetz.',
      publicId: 'Wähle ein Foto.',
      message: 'Wähle eine Nachricht.',
    },
  },
  decisions: decisionTexts,
  undo: 'Rückgängig',
  tooLate: 'Schon gesendet',
  hide: 'Ausblenden',
  undoing: (name: string) => `Entscheidung wird rückgängig gemacht: ${name} …`,
  waits: {
    deciding: 'Entscheidung wird gesendet …',
    undoing: 'Entscheidung wird rückgängig gemacht …',
    reading: 'Fall wird neu geladen …',
  },
  unread: (why: string) =>
    `Der Fall konnte nicht neu geladen werden, deshalb kannst du noch nicht entscheiden. ${why}`,
  again: 'Neu laden',
  undone: (name: string) => `Entscheidung rückgängig gemacht: ${name}.`,
  failed: (name: string, why: string) => `Nicht entschieden: ${name}. ${why}`,
  undoFailed: (name: string, why: string) => `Nicht rückgängig gemacht: ${name}. ${why}`,
  openCase: 'Fall öffnen',
  service: (id: string) => `Fall ${id}`,
  fresh: 'Neu',
};
