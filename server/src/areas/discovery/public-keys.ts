/** What routes show of another member, for the lists of what each viewer gets. */
export const profileKeys = [
  '_id',
  'firstName',
  'name',
  'age',
  'gender',
  'bio',
  'location.city',
  'location.country',
  'profilePicture',
  'profilePictureId',
  'profilePictureFocus',
  'profilePictureFocus.x',
  'profilePictureFocus.y',
  'more_pictures[].url',
  'more_pictures[].publicId',
  'more_pictures[].focus',
  'more_pictures[].focus.x',
  'more_pictures[].focus.y',
  'more_pictures[]',
  'interests[]',
  'prompts[].prompt',
  'prompts[].answer',
  'fields[].field',
  'fields[].choices[]',
  'fields[].figure',
  'fields[].text',
  'lastActive',
  'isOnline',
  'photoChecked',
];
export const distanceKeys = ['distance', 'distanceFormatted'];
/** How well two people match, and why. */
export const matchKeys = [
  'sharedInterests[]',
  'agreements[]',
  'agreed',
  'sharedQuestions',
  'answerable',
  'sameHope',
];
/** What a card shows of another member, below the card. */
export const cardKeys = [
  ...[...profileKeys, ...distanceKeys].map((key) => `person.${key}`),
  'compatibilityScore',
  'superlikesYou',
  ...matchKeys.map((key) => `compatibility.${key}`),
];
