import { minimumAge } from '@kindred/contract/members';
import { profileLimits } from '@kindred/contract/profiles';
import { required } from '../../lib/field-rules.ts';
import { messages } from '../../lib/messages/profiles.ts';
import type { Group, ProfileDraft } from './profile-draft.ts';

type Errors = Partial<Record<keyof ProfileDraft, string | null>>;

const m = messages.fields;

/** What each group of fields checks before it is sent. */
export const rules: Record<Group, (draft: ProfileDraft) => Errors> = {
  about: ({ firstName, dateOfBirth, gender, ownGender }) => ({
    firstName: required(firstName.trim()),
    dateOfBirth: required(dateOfBirth) ?? adultBirthDate(dateOfBirth),
    gender: required(gender),
    ownGender: gender === 'own' ? required(ownGender.trim()) : null,
  }),
  seeking: ({ sought, minAge, maxAge }) => ({
    sought: sought.length === 0 ? m.noneSought : null,
    minAge: ageSought(minAge),
    maxAge: ageSought(maxAge),
  }),
  place: ({ city, country }) => ({ city: required(city) ?? (country ? null : m.cityHint) }),
  texts: () => ({}),
};

function adultBirthDate(day: string) {
  const born = new Date(`${day}T00:00:00`);
  const grown = new Date(born.getFullYear() + minimumAge, born.getMonth(), born.getDate());
  if (born.getFullYear() < 1900 || born > new Date()) return m.implausible;
  return grown > new Date() ? m.tooYoung(minimumAge) : null;
}

function ageSought(text: string) {
  const age = Number(text);
  const fits = Number.isInteger(age) && age >= minimumAge && age <= profileLimits.oldestSought;
  return required(text) ?? (fits ? null : m.ageRange(minimumAge, profileLimits.oldestSought));
}
