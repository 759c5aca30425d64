import type { Failure } from '@kindred/contract/common';
import type { OwnUser } from '@kindred/contract/members';
import { CallError } from '../../lib/call-error.ts';
import { messages as m } from '../../lib/messages/profiles.ts';
import type { OwnProfile } from '../../api/accounts/own-profile.ts';
import { type Draft, type Group, toDraft } from './draft.ts';

const fields = {
  about: ['firstName', 'lastName', 'dateOfBirth', 'gender', 'ownGender'],
  seeking: ['sought', 'minAge', 'maxAge', 'maxDistance'],
  place: ['city'],
  words: ['bio', 'interests', 'prompts'],
} as const satisfies Record<Group, (keyof Draft)[]>;

type Field = (typeof fields)[Group][number];

/** The profile as it is now, where a change was refused because it was based on something older. */
export function profileIn(error: unknown): OwnProfile | null {
  if (!(error instanceof CallError) || error.status !== 412) return null;
  return ((error.body as Partial<Failure>).data as OwnProfile | undefined) ?? null;
}

/** What of a group was changed elsewhere meanwhile, to something else than what is typed. */
export function clashesIn(group: Group, before: OwnUser, now: OwnUser, draft: Draft): Field[] {
  const [was, is, typed] = [toDraft(before), toDraft(now), draft].map(placed);
  const text = (of: Draft | undefined, field: Field) => JSON.stringify(of?.[field]);
  return fields[group].filter(
    (field) => text(is, field) !== text(was, field) && text(is, field) !== text(typed, field),
  );
}

/** A city of one name may be in another country. */
const placed = (draft: Draft): Draft => ({
  ...draft,
  city: [draft.city, draft.country].filter(Boolean).join(', '),
});

export function tellClash(field: Field, user: OwnUser) {
  const { city, sought, interests, prompts, gender, ...rest } = placed(toDraft(user));
  const values: Record<Field, string> = {
    ...rest,
    city,
    gender: m.genders[gender] ?? m.fields.ownWords,
    sought: sought.map((each) => m.sought[each] ?? each).join(', '),
    interests: interests.map((each) => m.interests[each] ?? each).join(', '),
    prompts: prompts.map(({ prompt, answer }) => `${m.prompts[prompt]}: ${answer}`).join(', '),
  };
  return m.nowIs(m.fields[field], values[field] || m.nothing);
}
