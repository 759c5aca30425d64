import type {
  DecisionAction,
  DecisionTexts,
  StepAction,
  TimedAction,
} from '../../desk/sanctions.ts';

/** What the desk calls each decision. One without a text, or a text without one, is a type error. */
export const decisionTexts: Readonly<Record<DecisionAction, DecisionTexts>> = {
  dismiss: {
    start: 'Abweisen',
    confirm: 'Abweisen',
    label: 'Abweisen',
    done: (name) => `Abgewiesen: ${name}.`,
    past: 'Abgewiesen',
    noun: 'eine Abweisung',
  },
  warn: {
    start: 'Verwarnen',
    confirm: 'Verwarnen',
    label: 'Verwarnen',
    done: (name) => `Verwarnt: ${name}.`,
    past: 'Verwarnt',
    noun: 'eine Verwarnung',
  },
  suspend: {
    start: 'Befristet sperren',
    confirm: 'Befristet sperren',
    label: 'Befristet sperren',
    done: (name) => `Befristet gesperrt: ${name}.`,
    past: 'Befristet gesperrt',
    noun: 'eine befristete Sperre',
  },
  ban: {
    start: 'Sperren',
    confirm: 'Dauerhaft sperren',
    label: 'Sperren',
    done: (name) => `Gesperrt: ${name}.`,
    past: 'Gesperrt',
    noun: 'eine Sperre',
  },
  'remove-photo': {
    start: 'Foto entfernen',
    confirm: 'Foto entfernen',
    label: 'Foto entfernen',
    done: (name) => `Foto von ${name} entfernt.`,
    past: 'Foto entfernt',
    noun: 'das Entfernen eines Fotos',
  },
  'remove-text': {
    start: 'Text entfernen',
    confirm: 'Text entfernen',
    label: 'Text entfernen',
    done: (name) => `Text von ${name} entfernt.`,
    past: 'Text entfernt',
    noun: 'das Entfernen eines Textes',
  },
  'remove-message': {
    start: 'Nachricht entfernen',
    confirm: 'Nachricht entfernen',
    label: 'Nachricht entfernen',
    done: (name) => `Nachricht von ${name} entfernt.`,
    past: 'Nachricht entfernt',
    noun: 'das Entfernen einer Nachricht',
  },
};

/** What prepares and sends what ends automatically, with how long it lasts. */
export const timedTexts: Readonly<Record<TimedAction, (length: string) => string>> = {
  suspend: (length) => `${length} sperren`,
};

/** Follows 'Üblich ist', with how long it lasts. */
export const stepTexts: Readonly<Record<StepAction, (length: string) => string>> = {
  warn: () => 'eine Verwarnung',
  suspend: (length) => `eine Sperre für ${length}`,
  ban: () => 'eine dauerhafte Sperre',
};
