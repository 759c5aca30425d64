// web/src/texts/en/commands.ts
var messages = {
  title: 'Commands and people',
  field: 'Page, command or person',
  hint: 'A name, an email, an ID or a command',
  close: 'Close',
  groups: {
    recent: 'Recent',
    pages: 'Pages',
    actions: 'Commands',
    cases: 'Cases and reports',
    people: 'People',
  },
  case: (id) => `Case ${id}`,
  report: (id) => `Report ${id}`,
  closed: 'Closed',
  results: 'Results',
  scheme: {
    light: 'Light appearance',
    dark: 'Dark appearance',
    auto: 'Appearance of my device',
  },
  nextCase: 'Open the next case',
  aroundDesk: 'Around the desk',
  desk: 'Desk',
  searching: 'Searching…',
  none: 'Nothing found. Try another word.',
  failed: "The search didn't work. Try again.",
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
};
export { messages as t };
