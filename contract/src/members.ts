import * as Type from 'typebox';
import { CountryName, Day, Id, Nullable, OneOf, Time } from './common.ts';
import { languageCodes } from './languages.ts';
import { settingNames, settingOf, staffSettingNames } from './members/settings.ts';
import { forEachName } from './names.ts';
import { dealBreakers, distanceUnits } from './profiles/limits.ts';
import { FieldValue } from './profiles/own-field-values.ts';
import { CheckedMonth } from './photo-checks/checked-month.ts';
import { staffRoles } from './route.ts';

export const minimumAge = 18;

export const Place = Type.Object({
  city: Nullable(Type.String()),
  country: Nullable(CountryName),
});

export const Picture = Type.Object({
  url: Type.String(),
  publicId: Type.String(),
  name: Type.String(),
  size: Type.Integer(),
  mimeType: Type.String(),
});

const Share = Type.Number({ minimum: 0, maximum: 1 });

/** The middle of the face. Where a picture is cut, it is cut around it. */
export const Focus = Type.Object(
  { x: Share, y: Share },
  { description: 'The middle of the face, as shares of the picture from its left and top' },
);
export type Focus = Type.Static<typeof Focus>;

export const PhotoFocus = Type.Union([Focus, Type.Null()]);

const MemberSettings = Type.Object(
  forEachName(settingNames, (name) => {
    const { description } = settingOf(name);
    return Type.Boolean(description === undefined ? {} : { description });
  }),
);
export type MemberSettings = Type.Static<typeof MemberSettings>;

/** A member, for the member and for staff. */
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
    profilePictureFocus: PhotoFocus,
    more_pictures: Type.Array(Picture),
    settings: Type.Object(forEachName(staffSettingNames, () => Type.Boolean())),
    distanceUnit: Nullable(
      OneOf(distanceUnits, {
        description: 'What the member reads distances in; null follows the region of the browser',
      }),
    ),
    language: Type.Optional(
      Nullable(
        OneOf(languageCodes, {
          description:
            'The language of emails and notifications, in responses to the member alone; null is not known yet',
        }),
      ),
    ),
    hiddenWords: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Words that the member does not want to read, in responses to the member alone: an app hides what others wrote with one',
      }),
    ),
    isAdmin: Type.Boolean(),
    staffRole: Nullable(OneOf(staffRoles)),
  },
  { title: 'User' },
);
export type User = Type.Static<typeof User>;

/** A member, for that member only: with private fields. */
export const OwnUser = Type.Object(
  {
    ...User.properties,
    dateOfBirth: Nullable(Day),
    lookingFor: Type.Object({
      genders: Type.Array(Type.String()),
      minAge: Nullable(Type.Integer()),
      maxAge: Nullable(Type.Integer()),
      maxDistance: Nullable(Type.Integer()),
      dealBreakers: Type.Array(OneOf(dealBreakers)),
    }),
    interests: Type.Array(Type.String()),
    prompts: Type.Array(Type.Object({ prompt: Type.String(), answer: Type.String() })),
    settings: MemberSettings,
  },
  { title: 'OwnUser' },
);
export type OwnUser = Type.Static<typeof OwnUser>;

/** A member, for other members. Only these fields leave the server. */
export const PublicUser = Type.Object(
  {
    _id: Id,
    firstName: Type.String(),
    name: Type.String(),
    age: Type.Integer(),
    gender: Type.String(),
    bio: Nullable(Type.String()),
    location: Type.Object(Place.properties, {
      description:
        'Of members who hide their distance: the largest place of the square of 20 km in which they are placed',
    }),
    profilePicture: Nullable(Type.String()),
    profilePictureId: Nullable(
      Type.String({ description: 'The publicId of the main photo, to report it' }),
    ),
    profilePictureFocus: PhotoFocus,
    more_pictures: Type.Array(
      Type.Object({
        url: Picture.properties.url,
        publicId: Picture.properties.publicId,
        focus: PhotoFocus,
      }),
    ),
    interests: Type.Array(Type.String()),
    prompts: OwnUser.properties.prompts,
    fields: Type.Array(FieldValue, {
      description: 'What they wrote into fields of the owner, as far as you can see it here',
    }),
    lastActive: Nullable(Time),
    isOnline: Type.Boolean(),
    photoChecked: Nullable(CheckedMonth),
    distance: Nullable(Type.Integer({ description: 'Kilometres, rounded' })),
    distanceFormatted: Nullable(Type.String()),
  },
  { title: 'PublicUser' },
);
export type PublicUser = Type.Static<typeof PublicUser>;
