import type { StaffUser, UserChange } from '@kindred/contract/user-admin';

/** A user as the fields of the form hold them. */
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

export const toDraft = (user: StaffUser): Draft => ({
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

/** Only what was typed and differs, so that changes by others are left alone. */
export function userChange(user: StaffUser, typed: Partial<Draft>): UserChange {
  const before = toDraft(user);
  const { city, country, ...others } = { ...before, ...typed };
  const changed = Object.entries(others).filter(
    ([name, value]) => before[name as DraftField] !== value,
  );
  const moved = city !== before.city || country !== before.country;
  return { ...Object.fromEntries(changed), ...(moved && { location: { city, country } }) };
}

/** The fields in which two versions of a user differ. */
export function changedFields(before: StaffUser, after: StaffUser): DraftField[] {
  const [old, fresh] = [toDraft(before), toDraft(after)];
  return (Object.keys(old) as DraftField[]).filter((name) => old[name] !== fresh[name]);
}
