export const messages = {
  users: 'Users Management',
  reports: 'Reports Management',
};
