import { reasonTexts } from '@kindred/contract/texts/en/approval-reasons';

/** New members who wait for the team. */
export const messages = {
  title: 'New Members',
  about:
    'These people see no one, and no one sees them, until you approve them. Those who wait longest come first.',
  keys: 'Keys: A approves, R refuses, J and K move.',
  loading: 'Loading new members...',
  failed: 'Error loading new members',
  again: 'Try again',
  show: 'Show',
  waiting: 'Waiting',
  refused: 'Refused',
  none: 'No one is waiting.',
  noneRefused: 'No one is refused.',
  more: 'Show more',
  unnamed: 'No name yet',
  approve: 'Approve',
  refuse: 'Refuse',
  cancel: 'Cancel',
  refuseTitle: 'Refuse this member',
  refuseAbout:
    'The person reads the reason and what you write, and can change their profile and ask again.',
  reason: 'Reason',
  words: 'In your own words',
  openFile: 'Open the file',
  answers: 'Answers and texts',
  noInvitation: 'Came without an invitation',
  earlier: 'Refused before:',
  since: (asked: string, joined: string) => `Waiting since ${asked}, joined ${joined}`,
  byPartner: (name: string) => `Came with the code of ${name}`,
  byMember: (name: string) => `Came with the invitation of ${name}`,
  aMember: 'A member',
  photo: (name: string, number: number) => `Photo ${number} of ${name}`,
  decided: (count: number) =>
    count === 1 ? 'Decided about 1 person' : `Decided about ${count} people`,
  says: 'Says:',
  reasons: reasonTexts,
};
