import type {
  DecisionAction,
  DecisionTexts,
  StepAction,
  TimedAction,
} from '../../desk/sanctions.ts';

/** What the desk calls each decision. One without a text, or a text without one, is a type error. */
export const decisionTexts: Readonly<Record<DecisionAction, DecisionTexts>> = {
  dismiss: {
    start: 'Desestimar',
    confirm: 'Desestimar',
    label: 'Desestimar',
    done: (name) => `Caso desestimado: ${name}.`,
    past: 'Desestimación',
    noun: 'una desestimación',
  },
  warn: {
    start: 'Advertir',
    confirm: 'Advertir',
    label: 'Advertir',
    done: (name) => `Advertencia enviada: ${name}.`,
    past: 'Advertencia',
    noun: 'una advertencia',
  },
  suspend: {
    start: 'Suspender',
    confirm: 'Suspender',
    label: 'Suspender',
    done: (name) => `Cuenta suspendida: ${name}.`,
    past: 'Suspensión',
    noun: 'una suspensión',
  },
  ban: {
    start: 'Vetar',
    confirm: 'Vetar para siempre',
    label: 'Vetar',
    done: (name) => `Cuenta vetada: ${name}.`,
    past: 'Veto',
    noun: 'un veto',
  },
  'remove-photo': {
    start: 'Retirar una foto',
    confirm: 'Retirar foto',
    label: 'Retirar foto',
    done: (name) => `Foto retirada: ${name}.`,
    past: 'Foto retirada',
    noun: 'la retirada de una foto',
  },
  'remove-text': {
    start: 'Retirar un texto',
    confirm: 'Retirar texto',
    label: 'Retirar texto',
    done: (name) => `Texto retirado: ${name}.`,
    past: 'Texto retirado',
    noun: 'la retirada de un texto',
  },
  'remove-message': {
    start: 'Retirar un mensaje',
    confirm: 'Retirar mensaje',
    label: 'Retirar mensaje',
    done: (name) => `Mensaje retirado: ${name}.`,
    past: 'Mensaje retirado',
    noun: 'la retirada de un mensaje',
  },
};

/** What prepares and sends what ends automatically, with how long it lasts. */
export const timedTexts: Readonly<Record<TimedAction, (length: string) => string>> = {
  suspend: (length) => `Suspender ${length}`,
};

/** Follows 'El paso habitual es', with how long it lasts. */
export const stepTexts: Readonly<Record<StepAction, (length: string) => string>> = {
  warn: () => 'advertir',
  suspend: (length) => `suspender ${length}`,
  ban: () => 'vetar',
};
