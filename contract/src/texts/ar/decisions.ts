import type {
  DecisionAction,
  DecisionTexts,
  StepAction,
  TimedAction,
} from '../../desk/sanctions.ts';

/** What the desk calls each decision. One without a text, or a text without one, is a type error. */
export const decisionTexts: Readonly<Record<DecisionAction, DecisionTexts>> = {
  dismiss: {
    start: 'صرف النظر',
    confirm: 'صرف النظر',
    label: 'صرف النظر',
    done: (name) => `تم صرف النظر: ${name}.`,
    past: 'تم صرف النظر',
    noun: 'صرف النظر',
  },
  warn: {
    start: 'تحذير',
    confirm: 'تحذير',
    label: 'تحذير',
    done: (name) => `تم إرسال تحذير إلى ${name}.`,
    past: 'تم التحذير',
    noun: 'تحذير',
  },
  suspend: {
    start: 'تعليق',
    confirm: 'تعليق',
    label: 'تعليق',
    done: (name) => `تم تعليق حساب ${name}.`,
    past: 'تم تعليق الحساب',
    noun: 'تعليق الحساب',
  },
  ban: {
    start: 'حجب',
    confirm: 'حجب نهائي',
    label: 'حجب',
    done: (name) => `تم حجب حساب ${name}.`,
    past: 'تم حجب الحساب',
    noun: 'حجب الحساب',
  },
  'remove-photo': {
    start: 'إزالة صورة',
    confirm: 'إزالة الصورة',
    label: 'إزالة صورة',
    done: (name) => `تمت إزالة صورة من حساب ${name}.`,
    past: 'تمت إزالة صورة',
    noun: 'إزالة صورة',
  },
  'remove-text': {
    start: 'إزالة نص',
    confirm: 'إزالة النص',
    label: 'إزالة نص',
    done: (name) => `تمت إزالة نص من حساب ${name}.`,
    past: 'تمت إزالة نص',
    noun: 'إزالة نص',
  },
  'remove-message': {
    start: 'إزالة رسالة',
    confirm: 'إزالة الرسالة',
    label: 'إزالة رسالة',
    done: (name) => `تمت إزالة رسالة من ${name}.`,
    past: 'تمت إزالة رسالة',
    noun: 'إزالة رسالة',
  },
};

/** What prepares and sends what ends automatically, with how long it lasts. */
export const timedTexts: Readonly<Record<TimedAction, (length: string) => string>> = {
  suspend: (length) => `تعليق (${length})`,
};

/** Follows 'الإجراء المعتاد:', with how long it lasts. */
export const stepTexts: Readonly<Record<StepAction, (length: string) => string>> = {
  warn: () => 'التحذير',
  suspend: (length) => `تعليق الحساب (${length})`,
  ban: () => 'حجب الحساب',
};
