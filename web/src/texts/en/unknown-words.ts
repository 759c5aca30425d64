export const messages = {
  text: 'Urgent words are not recognised in this language: read it yourself.',
};
