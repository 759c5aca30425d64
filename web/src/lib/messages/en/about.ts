export const messages = {
  faqs: { title: 'FAQs' },
  privacy: { title: 'Privacy Policy' },
};
