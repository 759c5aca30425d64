/** Accounts whose first messages wait for a look by the team. */
export const messages = {
  title: 'Held Accounts',
  about:
    'Rules held the first messages of these accounts. Decide by the reasons and figures. No one on the team reads the messages.',
  keys: 'Keys: R releases the account and delivers its messages, C opens a case, J and K move.',
  loading: 'Loading held accounts...',
  failed: 'Error loading held accounts',
  again: 'Try again',
  none: 'No accounts are held.',
  more: 'Show more',
  unnamed: 'No name yet',
  reasons: 'Reasons',
  release: 'Release',
  openCase: 'Open a case',
  seeCase: 'See the case. The messages wait until it is decided.',
  cancel: 'Cancel',
  caseTitle: 'Open a case about this account',
  caseAbout:
    'The person can be sanctioned at the desk, with reasons and an appeal. Until then their first messages wait.',
  caseReason: 'What is wrong with it?',
  since: (held: string, joined: string) => `Held since ${held}, member since ${joined}`,
  reason: (rule: string, people: number, points: number) =>
    `${rule}: for ${people === 1 ? '1 person' : `${people} people`}, ${points} points`,
  figures: ({
    points,
    people,
    waiting,
    reports,
  }: Readonly<Record<'points' | 'people' | 'waiting' | 'reports', number>>) =>
    `${points} points. Wrote to ${people} new people within a week, ${waiting} messages wait, ${reports} reports.`,
  released: (count: number) => (count === 1 ? 'Released 1 account' : `Released ${count} accounts`),
};
