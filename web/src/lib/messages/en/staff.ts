export const messages = {
  dashboard: 'Dashboard Overview',
  users: 'Users Management',
  reports: 'Reports Management',
};
