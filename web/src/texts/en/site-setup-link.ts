/** Where a new site is led through its set-up. */
export const messages = {
  start: 'Start set-up',
  goOn: (done: number, all: number) => `Go on with set-up, ${done} of ${all}`,
  open: 'Set up your site',
  owner: 'Who runs the site',
};
