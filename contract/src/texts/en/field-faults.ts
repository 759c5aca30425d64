import type { FaultTexts } from '../../field-faults.ts';

/** A fault without a sentence, or a sentence without a fault, is a type error. */
export const faultTexts: FaultTexts = {
  required: 'Is required',
  unknown_field: 'Is not a known field',
  empty: 'Must not be empty',
  too_short: ({ least }) => `Must have at least ${least} characters`,
  too_long: ({ most }) => `Must have at most ${most} characters`,
  not_text: 'Contains a character that is not text',
  not_visible:
    'Must be one line with a letter or a sign that one can see, and no invisible characters',
  not_email: 'Must be an email address',
  wrong_format: ({ format }) => `Must be a valid ${format}`,
  wrong_pattern: ({ pattern }) => `Must match pattern "${pattern}"`,
  wrong_type: ({ type }) => `Must be ${[type].flat().join(',')}`,
  not_listed: ({ allowed }) => `Must be one of ${allowed.join(', ')}`,
  unknown_values: ({ known }) =>
    known.length > 0
      ? `Only these values can be used here: ${known.join(', ')}`
      : 'No values in braces can be used here',
  not_constant: 'Must be equal to constant',
  matches_nothing: 'Must match a schema in anyOf',
  too_small: ({ least }) => `Must be >= ${least}`,
  too_large: ({ most }) => `Must be <= ${most}`,
  too_few_items: ({ least }) => `Must NOT have fewer than ${least} items`,
  too_many_items: ({ most }) => `Must NOT have more than ${most} items`,
  repeated_items: ({ one, other }) =>
    `Must NOT have duplicate items (items ## ${one} and ${other} are identical)`,
  repeated_number: 'Another one has this number',
  contradicts: ({ other }) => `This does not go together with “${other}”`,
  repeated: 'Another page has this address',
  reserved: 'This address is used by the service itself',
  too_few_fields: ({ least }) => `Must NOT have fewer than ${least} properties`,
  too_many_fields: ({ most }) => `Must NOT have more than ${most} properties`,
  invalid: 'Is invalid',
};
