export const messages = {
  banner: 'Admin Dashboard',
};
