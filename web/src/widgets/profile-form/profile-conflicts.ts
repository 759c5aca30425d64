import type { OwnUser } from '@kindred/contract/members';
import { placeText } from '../../lib/formats/places.ts';
import { messages as m } from '#texts/profile-fields.ts';
import { messages as profile } from '#texts/profiles.ts';
import { type Group, type ProfileDraft, fieldsOf, toDraft } from './profile-draft.ts';

type Field = Exclude<keyof ProfileDraft, 'country'>;

/** The fields of a group that were changed elsewhere since, to another value than the draft's. */
export function findConflicts(group: Group, before: OwnUser, now: OwnUser, draft: ProfileDraft) {
  const [was, is, typed] = [toDraft(before), toDraft(now), draft].map(withCountry);
  const text = (of: ProfileDraft | undefined, field: Field) => JSON.stringify(of?.[field]);
  return fieldsOf[group]
    .filter((field) => field !== 'country')
    .filter(
      (field) => text(is, field) !== text(was, field) && text(is, field) !== text(typed, field),
    );
}

/** Cities in two countries can have the same name. */
const withCountry = (draft: ProfileDraft): ProfileDraft => ({
  ...draft,
  city: placeText(draft),
});

export function describeConflict(field: Field, user: OwnUser) {
  const { city, sought, bothWays, dealBreakers, interests, prompts, gender, ...rest } = withCountry(
    toDraft(user),
  );
  const values: Record<Field, string> = {
    ...rest,
    city,
    gender: profile.genders[gender] ?? m.fields.ownWords,
    sought: sought.map((each) => profile.sought[each] ?? each).join(', '),
    bothWays: m.onOff[bothWays ? 'on' : 'off'],
    dealBreakers: dealBreakers.map((each) => m.dealBreakers[each] ?? each).join(', '),
    interests: interests.map((each) => profile.interests[each] ?? each).join(', '),
    prompts: prompts
      .map(({ prompt, answer }) => `${profile.prompts[prompt]}: ${answer}`)
      .join(', '),
  };
  const names = { ...m.fields, bothWays: profile.summary.bothWays };
  return m.nowIs(names[field], values[field] || profile.nothing);
}
