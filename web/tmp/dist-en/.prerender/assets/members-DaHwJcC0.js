import { n as staffRoles } from './route-BuAAROi_.js';
import * as Type from 'typebox';
// contract/src/common.ts
/** Unknown fields are refused. */
var strict = { additionalProperties: false };
var Id = /* @__PURE__ */ Type.String({
  format: 'uuid',
  description: 'A UUID in text',
});
var Time = /* @__PURE__ */ Type.String({ format: 'date-time' });
var Day = /* @__PURE__ */ Type.String({
  format: 'date',
  description: 'YYYY-MM-DD',
});
var Email = /* @__PURE__ */ Type.String({
  format: 'email',
  minLength: 3,
  maxLength: 254,
});
/** Trimmed text of 1 to `maxLength` characters. */
var Text = (maxLength) =>
  Type.String({
    minLength: 1,
    maxLength,
  });
/** A name is one line with a visible character: spaces and direction marks alone are refused. */
var Name = (maxLength) =>
  Type.String({
    minLength: 1,
    maxLength,
    format: 'visible',
  });
/** Allows null. A list of types compiles to a faster check than a union. */
var Nullable = (schema) => {
  const { type, enum: words } = schema;
  return Type.Unsafe({
    ...schema,
    type: [type ?? 'string', 'null'],
    ...(words && { enum: [...words, null] }),
  });
};
/** One of a list of words. */
var OneOf = (words, about = {}) =>
  Type.Unsafe({
    type: 'string',
    enum: words,
    ...about,
  });
/** A secret that a browser creates once and keeps, so that strangers' tries do not lock its owner out. */
var deviceSecretHeader = 'device-secret';
var deviceSecretShape = /^[\w-]{43}$/;
var isDeviceSecret = (text) => typeof text === 'string' && deviceSecretShape.test(text);
/**
 * In a response, a mark of what the client has now seen or written. It sends all marks that it has, separated by spaces, to be shown
 * at least that; a mark takes the place of those that were sent with its request. Without any, it is shown what is there now.
 */
var seenUntilHeader = 'seen-until';
/** In the place of a mark: the service can't give one now, and answers from the primary until it can. */
var noMark = 'none';
// contract/src/members/settings.ts
var define = (settings) => settings;
/** Every setting of a member. Storage, API, export and the settings page follow from this. */
var memberSettings = /* @__PURE__ */ define({
  showLastActive: {
    default: true,
    column: 'show_last_active',
    changedBy: 'settings',
    section: 'privacy',
    seenByStaff: true,
  },
  showDistance: {
    default: true,
    column: 'show_distance',
    changedBy: 'settings',
    section: 'privacy',
  },
  incognito: {
    default: false,
    column: 'incognito',
    changedBy: 'settings',
    section: 'privacy',
    right: 'incognito',
    description: 'Only people the member liked can find the profile',
  },
  paused: {
    default: false,
    column: 'paused',
    changedBy: 'settings',
    section: 'leaving',
  },
  incognitoEnded: {
    default: false,
    column: 'incognito_ended',
    changedBy: 'service',
    description: 'Incognito ended with premium, which paused the profile',
  },
  bothWays: {
    default: true,
    column: 'both_ways',
    changedBy: 'profile',
    description: 'Leave out people who are looking for someone else',
  },
});
var settingNames = /* @__PURE__ */ Object.keys(memberSettings);
var settingOf = (name) => memberSettings[name];
var switchNames = /* @__PURE__ */ settingNames.filter(
  (name) => settingOf(name).changedBy === 'settings',
);
var staffSettingNames = /* @__PURE__ */ settingNames.filter(
  (name) => settingOf(name).seenByStaff === true,
);
// contract/src/names.ts
/** An object with the same for each of these names. */
var forEachName = (names, make) => Object.fromEntries(names.map((name) => [name, make(name)]));
// contract/src/profiles/limits.ts
/** The genders with a label. Any other text is accepted and counts as `other`. */
var genders = ['woman', 'man', 'nonbinary'];
var soughtGenders = [...genders, 'other'];
/** Preferences that a member can make a deal-breaker. The service never offers to widen those. */
var dealBreakers = ['ages', 'distance', 'bothWays'];
/** What a member reads distances in. They are kilometres in storage and in the API. */
var distanceUnits = ['km', 'mi'];
/** Kilometres. A member who looks anywhere sees everyone within the first, then within the second, and so on. */
var distanceBands = [100, 250, 500, 1e3, 2500, 6e3];
var profileLimits = {
  name: 50,
  gender: 40,
  bio: 2e3,
  oldestSought: 120,
  /** Kilometres. Without a value there is no limit. */
  distance: 2e4,
  interests: 20,
};
// contract/src/members.ts
var Place = /* @__PURE__ */ Type.Object({
  city: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
  country: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
});
var Picture = /* @__PURE__ */ Type.Object({
  url: /* @__PURE__ */ Type.String(),
  publicId: /* @__PURE__ */ Type.String(),
  name: /* @__PURE__ */ Type.String(),
  size: /* @__PURE__ */ Type.Integer(),
  mimeType: /* @__PURE__ */ Type.String(),
});
var Share = /* @__PURE__ */ Type.Number({
  minimum: 0,
  maximum: 1,
});
/** The middle of the face. Where a picture is cut, it is cut around it. */
var Focus = /* @__PURE__ */ Type.Object(
  {
    x: Share,
    y: Share,
  },
  { description: 'The middle of the face, as shares of the picture from its left and top' },
);
var PhotoFocus = /* @__PURE__ */ Type.Union([Focus, /* @__PURE__ */ Type.Null()]);
var MemberSettings = /* @__PURE__ */ Type.Object(
  /* @__PURE__ */ forEachName(settingNames, (name) => {
    const { description } = settingOf(name);
    return Type.Boolean(description === void 0 ? {} : { description });
  }),
);
/** A member, for the member and for staff. */
var User = /* @__PURE__ */ Type.Object(
  {
    _id: Id,
    firstName: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    lastName: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    name: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    email: /* @__PURE__ */ Type.String(),
    createdAt: Time,
    lastActive: /* @__PURE__ */ Nullable(Time),
    isActive: /* @__PURE__ */ Type.Boolean(),
    isVIP: /* @__PURE__ */ Type.Boolean(),
    isOnline: /* @__PURE__ */ Type.Boolean(),
    isEmailVerified: /* @__PURE__ */ Type.Boolean(),
    profileComplete: /* @__PURE__ */ Type.Boolean(),
    emailVerificationSent: /* @__PURE__ */ Type.Boolean(),
    gender: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    age: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.Integer()),
    bio: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    location: Place,
    profilePicture: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    profilePictureFocus: PhotoFocus,
    more_pictures: /* @__PURE__ */ Type.Array(Picture),
    settings: /* @__PURE__ */ Type.Object(
      /* @__PURE__ */ forEachName(staffSettingNames, () => Type.Boolean()),
    ),
    distanceUnit: /* @__PURE__ */ Nullable(
      /* @__PURE__ */ OneOf(distanceUnits, {
        description: 'What the member reads distances in; null follows the region of the browser',
      }),
    ),
    isAdmin: /* @__PURE__ */ Type.Boolean(),
    staffRole: /* @__PURE__ */ Nullable(/* @__PURE__ */ OneOf(staffRoles)),
  },
  { title: 'User' },
);
/** A member, for that member only: with private fields. */
var OwnUser = /* @__PURE__ */ Type.Object(
  {
    ...User.properties,
    dateOfBirth: /* @__PURE__ */ Nullable(Day),
    lookingFor: /* @__PURE__ */ Type.Object({
      genders: /* @__PURE__ */ Type.Array(/* @__PURE__ */ Type.String()),
      minAge: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.Integer()),
      maxAge: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.Integer()),
      maxDistance: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.Integer()),
      dealBreakers: /* @__PURE__ */ Type.Array(/* @__PURE__ */ OneOf(dealBreakers)),
    }),
    interests: /* @__PURE__ */ Type.Array(/* @__PURE__ */ Type.String()),
    prompts: /* @__PURE__ */ Type.Array(
      /* @__PURE__ */ Type.Object({
        prompt: /* @__PURE__ */ Type.String(),
        answer: /* @__PURE__ */ Type.String(),
      }),
    ),
    settings: MemberSettings,
  },
  { title: 'OwnUser' },
);
/** A member, for other members. Only these fields leave the server. */
var PublicUser = /* @__PURE__ */ Type.Object(
  {
    _id: Id,
    firstName: /* @__PURE__ */ Type.String(),
    name: /* @__PURE__ */ Type.String(),
    age: /* @__PURE__ */ Type.Integer(),
    gender: /* @__PURE__ */ Type.String(),
    bio: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    location: /* @__PURE__ */ Type.Object(Place.properties, {
      description:
        'Of members who hide their distance: the largest place of the square of 20 km in which they are placed',
    }),
    profilePicture: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    profilePictureId: /* @__PURE__ */ Nullable(
      /* @__PURE__ */ Type.String({ description: 'The publicId of the main photo, to report it' }),
    ),
    profilePictureFocus: PhotoFocus,
    more_pictures: /* @__PURE__ */ Type.Array(
      /* @__PURE__ */ Type.Object({
        url: Picture.properties.url,
        publicId: Picture.properties.publicId,
        focus: PhotoFocus,
      }),
    ),
    interests: /* @__PURE__ */ Type.Array(/* @__PURE__ */ Type.String()),
    prompts: OwnUser.properties.prompts,
    lastActive: /* @__PURE__ */ Nullable(Time),
    isOnline: /* @__PURE__ */ Type.Boolean(),
    distance: /* @__PURE__ */ Nullable(
      /* @__PURE__ */ Type.Integer({ description: 'Kilometres, rounded' }),
    ),
    distanceFormatted: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
  },
  { title: 'PublicUser' },
);
export {
  isDeviceSecret as C,
  strict as E,
  deviceSecretHeader as S,
  seenUntilHeader as T,
  Name as _,
  User as a,
  Text as b,
  genders as c,
  forEachName as d,
  memberSettings as f,
  Id as g,
  Email as h,
  PublicUser as i,
  profileLimits as l,
  Day as m,
  OwnUser as n,
  dealBreakers as o,
  switchNames as p,
  PhotoFocus as r,
  distanceBands as s,
  Focus as t,
  soughtGenders as u,
  Nullable as v,
  noMark as w,
  Time as x,
  OneOf as y,
};
