export const messages = {
  failed: (page: string, why: string) => `Something you did on this page failed: ${page}. ${why}`,
  typed: 'What you wrote',
  openCase: 'Open case',
  openPage: 'Open page',
  hide: 'Hide',
};
