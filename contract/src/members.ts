import * as Type from 'typebox';
import { Id, Nullable, OneOf, Time } from './common.ts';
import { staffRoles } from './route.ts';

export const minimumAge = 18;

export const Place = Type.Object({
  city: Nullable(Type.String()),
  country: Nullable(Type.String()),
});

export const Picture = Type.Object({
  url: Type.String(),
  publicId: Type.String(),
  name: Type.String(),
  size: Type.Integer(),
  mimeType: Type.String(),
});

/** A member as the member and the staff see it. */
export const User = Type.Object(
  {
    _id: Id,
    firstName: Nullable(Type.String()),
    lastName: Nullable(Type.String()),
    name: Nullable(Type.String()),
    email: Type.String(),
    createdAt: Time,
    lastActive: Nullable(Time),
    isActive: Type.Boolean(),
    isVIP: Type.Boolean(),
    isOnline: Type.Boolean(),
    isEmailVerified: Type.Boolean(),
    profileComplete: Type.Boolean(),
    emailVerificationSent: Type.Boolean(),
    gender: Nullable(Type.String()),
    age: Nullable(Type.Integer()),
    bio: Nullable(Type.String()),
    location: Place,
    profilePicture: Nullable(Type.String()),
    more_pictures: Type.Array(Picture),
    settings: Type.Object({ showLastActive: Type.Boolean() }),
    isAdmin: Type.Boolean(),
    staffRole: Nullable(OneOf(staffRoles)),
  },
  { title: 'User' },
);
export type User = Type.Static<typeof User>;
