import type { StaffUser, UserChange } from '@kindred/contract/user-admin';

/** A user as the fields of a form hold them. */
export interface Draft {
  firstName: string;
  lastName: string;
  email: string;
  gender: string;
  bio: string;
  city: string;
  country: string;
  isEmailVerified: boolean;
  staffRole: StaffUser['staffRole'];
}
export type DraftField = keyof Draft;

export const draftOf = (user: StaffUser): Draft => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
  gender: user.gender ?? '',
  bio: user.bio ?? '',
  city: user.location.city ?? '',
  country: user.location.country ?? '',
  isEmailVerified: user.isEmailVerified,
  staffRole: user.staffRole,
});

/** Only what was typed and says something else: what others change meanwhile is left alone. */
export function changeOf(user: StaffUser, typed: Partial<Draft>): UserChange {
  const before = draftOf(user);
  const { city, country, ...others } = { ...before, ...typed };
  const changed = Object.entries(others).filter(
    ([name, value]) => before[name as DraftField] !== value,
  );
  const moved = city !== before.city || country !== before.country;
  return { ...Object.fromEntries(changed), ...(moved && { location: { city, country } }) };
}

/** The fields in which two sights of a user differ. */
export function fieldsChanged(before: StaffUser, after: StaffUser): DraftField[] {
  const [old, fresh] = [draftOf(before), draftOf(after)];
  return (Object.keys(old) as DraftField[]).filter((name) => old[name] !== fresh[name]);
}
