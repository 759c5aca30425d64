import { formatDate } from '../../lib/formats/formats.ts';

const dayOf = (time: string) => formatDate(time, { dateStyle: 'medium' });

export const messages = {
  title: 'Languages',
  about:
    'The translations were written by machines and by people who did not grow up with the language. Have each one read by someone who did, and mark it here.',
  columns: ['Language', 'State', 'Actions'],
  loading: 'Loading the languages…',
  failed: "The languages couldn't be loaded",
  again: 'Try again',
  source: 'Source language',
  unread: 'Not yet read by a native speaker',
  read: 'Read by a native speaker',
  changed: (time: string) => `Texts changed since they were read on ${dayOf(time)}`,
  marked: (reader: string, by: string | null, time: string) =>
    `Read by ${reader}. Marked by ${by ?? 'a deleted user'} on ${dayOf(time)}.`,
  version: (version: string) => `Version of the texts: ${version}`,
  mark: 'Mark as read',
  markOf: (name: string) => `Mark as read: ${name}`,
  unmark: 'Remove mark',
  unmarkOf: (name: string) => `Remove mark: ${name}`,
  dialog: (name: string) => `Mark ${name} as read`,
  dialogAbout: 'For the texts as they are now. When one of them changes, this page says so.',
  reader: 'Who read the texts?',
  readerAbout: 'A name or a company, for example Anna Nowak',
  readerMissing: 'Say who read the texts.',
  cancel: 'Cancel',
  note: {
    unread:
      "The texts in this language haven't been read by a native speaker yet. If one sounds wrong, tell an administrator.",
    changed:
      'Some texts in this language are newer than their last reading by a native speaker. If one sounds wrong, tell an administrator.',
  },
};
