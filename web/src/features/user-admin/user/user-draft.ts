import type { StaffRole } from '@kindred/contract/route';
import { cityText } from '../../../lib/formats/places.ts';
import type { StaffUser, UserChange } from '@kindred/contract/user-admin';

/** The form values of a user. */
export interface Draft {
  firstName: string;
  lastName: string;
  email: string;
  gender: string;
  bio: string;
  city: string;
  country: string;
  isEmailVerified: boolean;
  staffRole: StaffRole | '';
}

export const toDraft = (user: StaffUser): Draft => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
  gender: user.gender ?? '',
  bio: user.bio ?? '',
  city: cityText(user.location) ?? '',
  country: user.location.country ?? '',
  isEmailVerified: user.isEmailVerified,
  staffRole: user.staffRole ?? '',
});

/** The values that differ from those of the user. */
export function typedFields(user: StaffUser, values: Draft): Partial<Draft> {
  const before = toDraft(user);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => before[name as keyof Draft] !== value),
  );
}

/** Only edited values, so that changes by others stay. */
export function userChange(user: StaffUser, values: Draft): UserChange {
  const { city, country, staffRole, ...typed } = typedFields(user, values);
  return {
    ...typed,
    ...(staffRole !== undefined && { staffRole: staffRole || null }),
    ...((city !== undefined || country !== undefined) && {
      location: { city: city ?? user.location.city ?? '', country: values.country },
    }),
  };
}

/** The fields in which two versions of a user differ. */
export const changedFields = (before: StaffUser, after: StaffUser) =>
  Object.keys(typedFields(before, toDraft(after))) as (keyof Draft)[];
