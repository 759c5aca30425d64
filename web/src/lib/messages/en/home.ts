export const messages = {
  title: 'Find Your Perfect Match',
};
