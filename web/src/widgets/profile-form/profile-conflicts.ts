import type { OwnUser } from '@kindred/contract/members';
import { placeText } from '../../lib/formats/places.ts';
import { type Group, type ProfileDraft, fieldsOf, toDraft } from './profile-draft.ts';

export type Field = Exclude<keyof ProfileDraft, 'country'>;

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
export const withCountry = (draft: ProfileDraft): ProfileDraft => ({
  ...draft,
  city: placeText(draft),
});
