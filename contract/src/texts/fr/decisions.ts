import type {
  DecisionAction,
  DecisionTexts,
  StepAction,
  TimedAction,
} from '../../desk/sanctions.ts';

/** What the desk calls each decision. One without a text, or a text without one, is a type error. */
export const decisionTexts: Readonly<Record<DecisionAction, DecisionTexts>> = {
  dismiss: {
    start: 'Classer',
    confirm: 'Classer',
    label: 'Classer sans suite',
    done: (name) => `Classement sans suite : ${name}.`,
    past: 'Classement sans suite',
    noun: 'un classement sans suite',
  },
  warn: {
    start: 'Avertir',
    confirm: 'Avertir',
    label: 'Avertir',
    done: (name) => `Avertissement : ${name}.`,
    past: 'Avertissement',
    noun: 'un avertissement',
  },
  suspend: {
    start: 'Suspendre',
    confirm: 'Suspendre',
    label: 'Suspendre',
    done: (name) => `Suspension : ${name}.`,
    past: 'Suspension',
    noun: 'une suspension',
  },
  ban: {
    start: 'Bannir',
    confirm: 'Bannir définitivement',
    label: 'Bannir',
    done: (name) => `Bannissement : ${name}.`,
    past: 'Bannissement',
    noun: 'un bannissement',
  },
  'remove-photo': {
    start: 'Retirer une photo',
    confirm: 'Retirer la photo',
    label: 'Retirer la photo',
    done: (name) => `Photo retirée : ${name}.`,
    past: 'Photo retirée',
    noun: 'le retrait d’une photo',
  },
  'remove-text': {
    start: 'Retirer un texte',
    confirm: 'Retirer le texte',
    label: 'Retirer le texte',
    done: (name) => `Texte retiré : ${name}.`,
    past: 'Texte retiré',
    noun: 'le retrait d’un texte',
  },
  'remove-message': {
    start: 'Retirer un message',
    confirm: 'Retirer le message',
    label: 'Retirer le message',
    done: (name) => `Message retiré : ${name}.`,
    past: 'Message retiré',
    noun: 'le retrait d’un message',
  },
};

/** What prepares and sends what ends automatically, with how long it lasts. */
export const timedTexts: Readonly<Record<TimedAction, (length: string) => string>> = {
  suspend: (length) => `Suspendre ${length}`,
};

/** Follows 'Mesure habituelle :', with how long it lasts. */
export const stepTexts: Readonly<Record<StepAction, (length: string) => string>> = {
  warn: () => 'avertir',
  suspend: (length) => `suspendre pendant ${length}`,
  ban: () => 'bannir',
};
