import type {
  DecisionAction,
  DecisionTexts,
  StepAction,
  TimedAction,
} from '../../desk/sanctions.ts';

/** What the desk calls each decision. One without a text, or a text without one, is a type error. */
export const decisionTexts: Readonly<Record<DecisionAction, DecisionTexts>> = {
  dismiss: {
    start: 'Oddal',
    confirm: 'Oddal',
    label: 'Oddal',
    done: (name) => `Zgłoszenie oddalone: ${name}.`,
    past: 'Oddalenie',
    noun: 'oddalenie zgłoszenia',
  },
  warn: {
    start: 'Ostrzeż',
    confirm: 'Ostrzeż',
    label: 'Ostrzeż',
    done: (name) => `Ostrzeżenie wysłane: ${name}.`,
    past: 'Ostrzeżenie',
    noun: 'ostrzeżenie',
  },
  suspend: {
    start: 'Zawieś',
    confirm: 'Zawieś',
    label: 'Zawieś',
    done: (name) => `Konto zawieszone: ${name}.`,
    past: 'Zawieszenie',
    noun: 'zawieszenie konta',
  },
  ban: {
    start: 'Zbanuj',
    confirm: 'Zbanuj na stałe',
    label: 'Zbanuj',
    done: (name) => `Konto zbanowane: ${name}.`,
    past: 'Ban',
    noun: 'ban',
  },
  'remove-photo': {
    start: 'Usuń zdjęcie',
    confirm: 'Usuń zdjęcie',
    label: 'Usuń zdjęcie',
    done: (name) => `Zdjęcie usunięte: ${name}.`,
    past: 'Usunięcie zdjęcia',
    noun: 'usunięcie zdjęcia',
  },
  'remove-text': {
    start: 'Usuń tekst',
    confirm: 'Usuń tekst',
    label: 'Usuń tekst',
    done: (name) => `Tekst usunięty: ${name}.`,
    past: 'Usunięcie tekstu',
    noun: 'usunięcie tekstu',
  },
  'remove-message': {
    start: 'Usuń wiadomość',
    confirm: 'Usuń wiadomość',
    label: 'Usuń wiadomość',
    done: (name) => `Wiadomość usunięta: ${name}.`,
    past: 'Usunięcie wiadomości',
    noun: 'usunięcie wiadomości',
  },
};

/** What prepares and sends what ends automatically, with how long it lasts. */
export const timedTexts: Readonly<Record<TimedAction, (length: string) => string>> = {
  suspend: (length) => `Zawieś na ${length}`,
};

/** Follows 'Zwykły krok:', with how long it lasts. */
export const stepTexts: Readonly<Record<StepAction, (length: string) => string>> = {
  warn: () => 'ostrzeżenie',
  suspend: (length) => `zawieszenie na ${length}`,
  ban: () => 'ban',
};
