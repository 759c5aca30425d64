import type { FieldKind, FieldViewer } from '@kindred/contract/site/own-fields';

const kinds: Record<FieldKind, string> = {
  one: 'One of several choices',
  several: 'Any number of choices',
  number: 'A number',
  text: 'A short text',
};

const viewers: Record<FieldViewer, string> = {
  all: 'Everyone who sees the profile',
  matches: 'Matches',
  self: 'Only the member',
};

/** Where administrators say what members can fill in besides the profile that every site has. */
export const messages = {
  about:
    'What members can add to their profiles on your site, such as height or languages. They can leave out what is not required.',
  none: 'There are no own fields yet.',
  fields: 'Own fields',
  add: 'Add a field',
  addUsual: 'Add the usual facts',
  addNamed: (name: string) => `Add: ${name}`,
  unnamed: 'Field without a name',
  incomplete: 'Incomplete',
  sensitiveBadge: 'Sensitive',
  filterBadge: 'Filter',
  kind: 'Kind',
  kindFixed: 'Members have filled it in, so its kind stays. Add another field for another kind.',
  kinds,
  language: 'Language',
  addLanguage: 'Add a language',
  chooseLanguage: 'Choose …',
  name: 'Name',
  choices: 'Choices',
  choice: (number: number) => `Choice ${number}`,
  retire: (name: string) => `Retire ${name}`,
  offer: (name: string) => `Offer ${name} again`,
  removeChoice: (name: string) => `Remove ${name}`,
  retired: 'Retired: stays with those who chose it',
  sameMeaning:
    'You can correct the words of a choice. For another meaning, retire it and add a new choice: those who chose it keep it.',
  newChoices: 'New choices, one per line',
  addChoices: 'Add choices',
  from: 'From',
  to: 'To',
  unit: 'Unit, such as cm',
  seenBy: 'Who sees it',
  viewers,
  joining: 'Ask when people join',
  required: 'Required',
  requiredAbout: 'Members cannot leave it empty. A sensitive field is never required.',
  onCard: 'Show it in lists and in Discover',
  filter: 'People can filter by it',
  filterAbout: 'Takes a field with choices or a number that everyone sees.',
  sensitive: 'Sensitive',
  sensitiveAbout:
    'For religion, politics, health, origin or sex life. Members agree first and can withdraw that, which deletes it. Your team never sees it in the files of members.',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: 'Remove field',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeAbout:
    'When you publish, the field leaves all profiles and filters, and what members wrote into it is deleted. Publishing an earlier version does not bring that back.',
  removeNow: 'Remove',
  cancel: 'Cancel',
  consequences: {
    removed: (name: string) =>
      `“${name}” leaves all profiles, and what members wrote into it is deleted`,
    sensitive: (name: string) => `What members wrote into “${name}” without agreeing is deleted`,
  },
  faults: {
    name: 'A field and each of its choices need a name',
    choices: 'Add at least one choice',
    range: 'The second number has to be larger',
  },
};
