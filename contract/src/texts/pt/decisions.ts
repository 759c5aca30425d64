import type {
  DecisionAction,
  DecisionTexts,
  StepAction,
  TimedAction,
} from '../../desk/sanctions.ts';

/** What the desk calls each decision. One without a text, or a text without one, is a type error. */
export const decisionTexts: Readonly<Record<DecisionAction, DecisionTexts>> = {
  dismiss: {
    start: 'Arquivar',
    confirm: 'Arquivar',
    label: 'Arquivar',
    done: (name) => `Caso arquivado: ${name}.`,
    past: 'Caso arquivado',
    noun: 'o arquivamento',
  },
  warn: {
    start: 'Advertir',
    confirm: 'Advertir',
    label: 'Advertir',
    done: (name) => `Advertência enviada a ${name}.`,
    past: 'Advertência',
    noun: 'a advertência',
  },
  suspend: {
    start: 'Suspender',
    confirm: 'Suspender',
    label: 'Suspender',
    done: (name) => `Suspensão aplicada a ${name}.`,
    past: 'Suspensão',
    noun: 'a suspensão',
  },
  ban: {
    start: 'Banir',
    confirm: 'Banir para sempre',
    label: 'Banir',
    done: (name) => `Banimento aplicado a ${name}.`,
    past: 'Banimento',
    noun: 'o banimento',
  },
  'remove-photo': {
    start: 'Remover uma foto',
    confirm: 'Remover foto',
    label: 'Remover foto',
    done: (name) => `Foto de ${name} removida.`,
    past: 'Foto removida',
    noun: 'a remoção de uma foto',
  },
  'remove-text': {
    start: 'Remover um texto',
    confirm: 'Remover texto',
    label: 'Remover texto',
    done: (name) => `Texto de ${name} removido.`,
    past: 'Texto removido',
    noun: 'a remoção de um texto',
  },
  'remove-message': {
    start: 'Remover mensagem',
    confirm: 'Remover mensagem',
    label: 'Remover mensagem',
    done: (name) => `Mensagem de ${name} removida.`,
    past: 'Mensagem removida',
    noun: 'a remoção de uma mensagem',
  },
};

/** What prepares and sends what ends automatically, with how long it lasts. */
export const timedTexts: Readonly<Record<TimedAction, (length: string) => string>> = {
  suspend: (length) => `Suspender por ${length}`,
};

/** Follows 'A decisão usual é', with how long it lasts. */
export const stepTexts: Readonly<Record<StepAction, (length: string) => string>> = {
  warn: () => 'advertir',
  suspend: (length) => `suspender por ${length}`,
  ban: () => 'banir',
};
