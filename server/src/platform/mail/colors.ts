/** The neutral colours of the web. */
export const light = {
  page: '#faf8f5',
  card: '#ffffff',
  sunken: '#f3efeb',
  line: '#e8e2dc',
  ink: '#231a1c',
  soft: '#574c4d',
};

const dark: typeof light = {
  page: '#151112',
  card: '#1e191a',
  sunken: '#110e0f',
  line: '#352d2e',
  ink: '#f5efec',
  soft: '#c3b8b5',
};

/** Styles for readers who prefer a dark scheme. */
export const darkSheet = `@media (prefers-color-scheme:dark){${[
  `.page{background:${dark.page}!important}`,
  `.card{background:${dark.card}!important;border-color:${dark.line}!important}`,
  `.sunken{background:${dark.sunken}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft{color:${dark.soft}!important}`,
].join('')}}`;
