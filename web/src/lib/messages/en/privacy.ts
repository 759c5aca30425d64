export const messages = {
  title: 'Privacy Policy',
};
