import { c as genders } from './members-DaHwJcC0.js';
import { r as isoDay } from './birth-date-DvOirEXm.js';
// web/src/widgets/profile-form/profile-draft.ts
/** Kilometres that newcomers begin with: 50 miles. Those who have chosen ages have also chosen how far. */
var firstDistance = 80;
var isNamed = (gender) => genders.includes(gender);
function toDraft(user) {
  const { gender, lookingFor, location } = user;
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    gender: gender === null || isNamed(gender) ? (gender ?? '') : 'own',
    ownGender: gender !== null && !isNamed(gender) ? gender : '',
    sought: lookingFor.genders,
    minAge: String(lookingFor.minAge ?? Math.max(18, (user.age ?? 30) - 7)),
    maxAge: String(lookingFor.maxAge ?? (user.age ?? 30) + 7),
    maxDistance: String(
      lookingFor.maxDistance ?? (lookingFor.minAge === null ? firstDistance : ''),
    ),
    bothWays: user.settings.bothWays,
    dealBreakers: lookingFor.dealBreakers,
    city: location.city ?? '',
    country: location.country ?? '',
    bio: user.bio ?? '',
    interests: user.interests,
    prompts: user.prompts,
  };
}
/** The fields of each group, which are edited and saved together. */
var fieldsOf = {
  about: ['firstName', 'lastName', 'dateOfBirth', 'gender', 'ownGender'],
  seeking: ['sought', 'minAge', 'maxAge', 'maxDistance', 'bothWays', 'dealBreakers'],
  place: ['city', 'country'],
  bio: ['bio'],
  interests: ['interests'],
  prompts: ['prompts'],
};
var groupNames = Object.keys(fieldsOf);
/** The request of each group of fields. */
var changes = {
  about: ({ firstName, lastName, dateOfBirth, gender, ownGender }) => ({
    firstName,
    lastName,
    dateOfBirth: isoDay(dateOfBirth),
    gender: gender === 'own' ? ownGender : gender,
  }),
  seeking: ({ sought, minAge, maxAge, maxDistance, bothWays, dealBreakers }) => ({
    lookingFor: {
      genders: sought,
      minAge: Number(minAge),
      maxAge: Number(maxAge),
      maxDistance: maxDistance ? Number(maxDistance) : null,
      bothWays,
      dealBreakers,
    },
  }),
  place: ({ city, country }) => ({
    location: {
      city,
      country,
    },
  }),
  bio: ({ bio }) => ({ bio }),
  interests: ({ interests }) => ({ interests }),
  prompts: ({ prompts }) => ({ prompts }),
};
export { toDraft as i, fieldsOf as n, groupNames as r, changes as t };
