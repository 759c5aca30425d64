export const messages = {
  text: 'Urgent words are not recognized in this language: read it yourself.',
};
