import type { LineFault } from '../../imports/outcomes.ts';

/** What is wrong with a line of a file that is imported. */
export const importFaults: Readonly<Record<LineFault, string>> = {
  quotes: 'A quotation mark is never closed.',
  columns: 'The line has more columns than the headings.',
  'email-missing': 'The email is missing.',
  'email-invalid': "This isn't an email.",
  'email-throw-away': 'This is a throw-away email.',
  'date-invalid':
    "This date can't be read in the chosen order, or can't be a date of birth. The person is invited without it.",
  'too-young': 'The person is under 18.',
  'too-long': 'The text is too long. The person is invited without it.',
  'not-visible': 'The text has invisible characters. The person is invited without it.',
  'country-unknown': 'The country is missing or unknown. The person is invited without a place.',
  'city-unknown': "The city isn't known in this country. The person is invited without a place.",
  'interest-unknown': "This interest isn't on the list. It's left out.",
  'seeking-unknown': "What the person is looking for isn't clear. It's left out.",
  'language-unknown': "This language isn't offered. The usual one is taken.",
  'is-member': "There's a member with this email.",
  'is-invited': 'This email is already invited.',
  'is-duplicate': 'An earlier line has the same email.',
  'is-refused': "This email can't be invited.",
};
