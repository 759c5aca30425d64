/** The badge of a photo check, and what it means. */
export const messages = {
  when: (month: string) => `Photos checked in ${month}`,
  means: 'The photos match a picture taken that month. It says nothing about identity or a record.',
  short: 'Photos checked',
};
