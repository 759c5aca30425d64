/** The fields without which others do not see a profile, in the order in which they are asked for. */
export const profileNeeds = [
  'firstName',
  'dateOfBirth',
  'gender',
  'lookingFor.genders',
  'lookingFor.minAge',
  'lookingFor.maxAge',
  'location',
  'profilePicture',
] as const;

export type ProfileNeed = (typeof profileNeeds)[number];
