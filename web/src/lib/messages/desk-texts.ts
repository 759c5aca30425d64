import { decisionTexts } from '@kindred/contract/texts/en/decisions';
import { inReadersLanguage } from './language.ts';

const en = {
  title: 'Answers and Reasons',
  about:
    "Texts that moderators choose from. Editing a text doesn't change messages already sent. Underlined words are examples: they're filled in for each person.",
  loading: 'Loading texts...',
  failed: 'Error loading texts',
  again: 'Try again',
  kinds: { answer: 'Answers to reporters', reason: 'Reasons for decisions' },
  add: { answer: 'Add an answer', reason: 'Add a reason' },
  none: { answer: 'No answers yet.', reason: 'No reasons yet.' },
  columns: ['Title', 'Suggested for', 'Text', 'Actions'],
  any: 'Anything',
  decisions: decisionTexts,
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete ${title}`,
  deleteTitle: (title: string) => `Delete "${title}"?`,
  deleteAbout:
    'Moderators can no longer choose it. Messages already sent with it stay as they are.',
  deleteButton: 'Delete text',
  textTitle: 'Title',
  textTitleAbout: 'Only the team sees it.',
  titleMissing: 'Enter a title',
  body: 'Text',
  bodyMissing: 'Enter a text',
  unknown: (word: string) => `Nothing fills in {${word}}. Use one of the placeholders below.`,
  placeholders: 'Placeholders',
  placeholdersAbout: 'Placeholders are replaced when the text is sent.',
  insert: (word: string) => `Add {${word}}`,
  examples: { reporter: 'Ada', reference: '#1a2b3c', name: 'Marcus', until: 'December 1, 2026' },
  preview: 'Preview',
  previewEmpty: 'Your text appears here.',
  suggested: 'Suggest first for',
  type: 'Problem type',
  action: 'Decision',
  clause: 'Clause of the terms',
  save: 'Save text',
  cancel: 'Cancel',
};

export const messages = inReadersLanguage({ en });
