import { minimumAge } from '@kindred/contract/members';
import { profileLimits } from '@kindred/contract/profiles/limits';
import { adultBirthDate } from '../../lib/facts/birth-date.ts';
import { required } from '../../lib/failures/field-rules.ts';
import { messages } from '#texts/profile-fields.ts';
import type { Group, ProfileDraft } from './profile-draft.ts';

type Errors = Record<string, string | null>;

const m = messages.fields;

/** The checks of each group of fields before it is sent. */
export const rules: Record<Group, (draft: ProfileDraft) => Errors> = {
  about: ({ firstName, dateOfBirth, gender, ownGender }) => ({
    firstName: required(firstName.trim()),
    dateOfBirth: adultBirthDate(dateOfBirth),
    gender: gender === '' ? m.noGender : null,
    ownGender: gender === 'own' ? required(ownGender.trim()) : null,
  }),
  seeking: ({ sought, minAge, maxAge }) => ({
    sought: sought.length === 0 ? m.noneSought : null,
    minAge: ageSought(minAge),
    maxAge: ageSought(maxAge) ?? (Number(maxAge) < Number(minAge) ? m.agesReversed : null),
  }),
  place: ({ country }) => ({ city: country ? null : m.noCity }),
  bio: () => ({}),
  interests: () => ({}),
  prompts: ({ prompts }) =>
    Object.fromEntries(
      prompts.map(({ answer }, index) => [
        `prompts.${index}.answer`,
        answer.trim() ? null : m.promptEmpty,
      ]),
    ),
};

function ageSought(text: string) {
  const age = Number(text);
  const fits = Number.isInteger(age) && age >= minimumAge && age <= profileLimits.oldestSought;
  return (
    required(text) ??
    (fits ? null : m.ageRange({ from: minimumAge, to: profileLimits.oldestSought }))
  );
}
