export const messages = {
  title: 'FAQs',
};
