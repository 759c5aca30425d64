export const roles = {
  administrator: 'Administrator',
  moderator: 'Moderator',
  support: 'Support',
  analyst: 'Analyst',
};
