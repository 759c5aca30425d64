export const messages = {
  reports: 'Reports Management',
};
