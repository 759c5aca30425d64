// contract/src/texts/en/decisions.ts
/** What the desk calls each decision. One without a text, or a text without one, is a type error. */
var decisionTexts = {
  dismiss: {
    start: 'Dismiss',
    confirm: 'Dismiss',
    label: 'Dismiss',
    done: (name) => `Dismissed: ${name}.`,
    past: 'Dismissed',
    noun: 'a dismissal',
  },
  warn: {
    start: 'Warn',
    confirm: 'Warn',
    label: 'Warn',
    done: (name) => `Warned ${name}.`,
    past: 'Warned',
    noun: 'a warning',
  },
  suspend: {
    start: 'Suspend',
    confirm: 'Suspend',
    label: 'Suspend',
    done: (name) => `Suspended ${name}.`,
    past: 'Suspended',
    noun: 'a suspension',
  },
  ban: {
    start: 'Ban',
    confirm: 'Ban permanently',
    label: 'Ban',
    done: (name) => `Banned ${name}.`,
    past: 'Banned',
    noun: 'a ban',
  },
  'remove-photo': {
    start: 'Remove a photo',
    confirm: 'Remove photo',
    label: 'Remove photo',
    done: (name) => `Removed a photo of ${name}.`,
    past: 'Photo removed',
    noun: 'the removal of a photo',
  },
  'remove-text': {
    start: 'Remove a text',
    confirm: 'Remove text',
    label: 'Remove text',
    done: (name) => `Removed a text of ${name}.`,
    past: 'Text removed',
    noun: 'the removal of a text',
  },
  'remove-message': {
    start: 'Remove a message',
    confirm: 'Remove message',
    label: 'Remove message',
    done: (name) => `Removed a message of ${name}.`,
    past: 'Message removed',
    noun: 'the removal of a message',
  },
};
/** What prepares and sends what ends automatically, with how long it lasts. */
var timedTexts = { suspend: (length) => `Suspend ${length}` };
/** Follows 'The usual step is to', with how long it lasts. */
var stepTexts = {
  warn: () => 'warn',
  suspend: (length) => `suspend for ${length}`,
  ban: () => 'ban',
};
export { stepTexts as n, timedTexts as r, decisionTexts as t };
