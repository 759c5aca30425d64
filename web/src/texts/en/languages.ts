export const messages = {
  label: 'Language',
  about: 'For pages, emails and notifications.',
};
