import { inReadersLanguage } from './language.ts';

const en = {
  title: 'Saved searches',
  loading: 'Loading your searches…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  button: (count: number) => (count > 0 ? `Saved searches (${count})` : 'Saved searches'),
  none: 'No saved searches yet',
  noneAbout: 'Set filters, then save them here. We can tell you when new people fit them.',
  list: 'Your saved searches',
  open: (name: string) => `Show people for ${name}`,
  alerts: (name: string) => `Alerts for ${name}`,
  rename: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name for ${name}`,
  saveName: 'Save name',
  delete: (name: string) => `Delete ${name}`,
  alertsOn: 'Alerts on',
  alertsOff: 'Alerts off',
  locked: 'Needs premium: it has filters that your plan no longer includes. It sends no alerts.',
  saveTitle: 'Save this search',
  saveAbout: 'Keeps the filters and the order you see now. You can save up to 10.',
  name: 'Name',
  notifyMe: 'Notify me of new people, once a day at most',
  save: 'Save search',
};

export const messages = inReadersLanguage({ en });
