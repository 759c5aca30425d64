import { inReadersLanguage } from './language.ts';

const en = {
  title: 'Danger to Life',
  about:
    "If someone's life or safety may be in danger, contact the police where they are first, then record here what you passed on. Only the team sees these records, and they can't be deleted.",
  loading: 'Loading records...',
  failed: 'Error loading records',
  again: 'Try again',
  none: 'No records yet. You can add one from a case.',
  noneOfCase: 'No records from this case.',
  more: 'Show more',
  newRecord: (reference: string) => `New record for case #${reference}`,
  openCase: (reference: string) => `Open case #${reference}`,
  person: (name: string) => `About ${name}`,
  unnamed: 'someone without a name',
  suspicion: 'What you suspect',
  suspicionAbout: 'Who may be in danger, of what, and how you know.',
  to: 'Passed to',
  toAbout: 'The police station, court or Europol unit.',
  passedWhat: 'What was passed on',
  passedWhatAbout: 'For example messages, the profile or an IP address.',
  passedAt: 'Passed on at',
  referenceField: 'Their reference number, if you have one',
  reference: 'Reference number',
  recordedBy: 'Recorded by',
  colleague: 'A former colleague',
  save: 'Save record',
  close: 'Close',
  saved: 'The record is saved.',
};

export const messages = inReadersLanguage({ en });
