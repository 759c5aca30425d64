// web/src/lib/facts/completeness.ts
/** What others need before they can find a member, in the order in which it is asked. */
var requiredParts = ['about', 'place', 'seeking', 'photo'];
/** What makes a profile better. */
var optionalParts = ['interests', 'prompts'];
var profileParts = [...requiredParts, ...optionalParts];
/** The number of the step that asks for a part. */
var stepOfPart = (part) => profileParts.indexOf(part) + 1;
var isDone = {
  about: ({ firstName, dateOfBirth, gender }) => Boolean(firstName && dateOfBirth && gender),
  place: ({ location }) => location.city !== null,
  seeking: ({ lookingFor: { genders, minAge, maxAge } }) =>
    genders.length > 0 && minAge !== null && maxAge !== null,
  photo: ({ profilePicture }) => profilePicture !== null,
  interests: ({ interests }) => interests.length > 0,
  prompts: ({ prompts }) => prompts.length > 0,
};
export { stepOfPart as a, requiredParts as i, optionalParts as n, profileParts as r, isDone as t };
