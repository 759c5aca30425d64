export const messages = {
  title: 'Your data',
  about: (email: string) =>
    `This file contains the data of the account ${email}. Keep it somewhere private.`,
  reading: 'Opening your link…',
  done: 'Your download has started.',
  settings: 'Go to settings',
  fetch: 'Download file',
  fetching: 'Downloading…',
};
