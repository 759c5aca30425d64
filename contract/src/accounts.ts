import * as Type from 'typebox';
import {
  DeviceHeaders,
  Day,
  Email,
  Failure,
  MailedToken,
  Name,
  NewPassword,
  Nullable,
  OneOf,
  Secret,
  Version,
  success,
  data,
  strict,
} from './common.ts';
import { pendingStates } from './approvals/states.ts';
import { ProviderToken } from './accounts/sign-in-methods.ts';
import { OwnUser, User } from './members.ts';
import type { Route } from './route.ts';
import { AskedPage, ShownPages } from './site/asked-pages.ts';

const tags = ['Auth'] as const;

const Onboarding = {
  requiresVerification: Type.Boolean(),
  requiresProfileCompletion: Type.Boolean(),
  onboardingComplete: Type.Boolean(),
};

/** The code of an invitation, for someone who has no account yet. */
const Invitation = Type.Optional(Type.String({ minLength: 1, maxLength: 60 }));

/** Asked of someone who registers where the service is not offered everywhere. It is not stored. */
const Country = Type.Optional(
  Type.String({ pattern: '^[A-Z]{2}$', description: 'A country, such as `DE`' }),
);

const RefreshToken = Type.String({ minLength: 1, maxLength: 1024 });

/** The version of the consent text. Change it whenever the text changes. */
export const consentVersion = '2026-11-21';

const Tokens = { token: Type.String(), refreshToken: Type.String(), user: User };

/** After how many days a registration is deleted whose email no one confirmed. */
export const unconfirmedDays = 30;

/** What a completed sign-in returns. */
export const Entry = Type.Object({ ...Tokens, ...Onboarding }, { title: 'Entry' });

/** What a sign-in returns when the second factor is still needed. */
export const SecondFactorChallenge = Type.Object(
  {
    requiresSecondFactor: Type.Literal(true),
    challenge: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'For `POST /auth/second-factor`, within ten minutes',
    }),
  },
  { title: 'SecondFactorChallenge' },
);

export const register = {
  method: 'POST',
  url: '/auth/register',
  access: 'public',
  schema: {
    tags,
    summary: 'Register',
    headers: DeviceHeaders,
    body: Type.Object(
      {
        firstName: Name(50),
        lastName: Type.Optional(Name(50)),
        email: Email,
        password: NewPassword,
        dateOfBirth: Type.Optional(Day),
        consent: Type.Optional(
          Type.Boolean({ description: 'Consent to process sensitive profile data' }),
        ),
        accepts: Type.Optional(ShownPages),
        invitation: Invitation,
        country: Country,
      },
      strict,
    ),
    response: {
      200: success({ ...Tokens, verificationToken: Type.String(), ...Onboarding }),
      422: Failure,
    },
  },
} as const satisfies Route;

export const verifyEmail = {
  method: 'POST',
  url: '/auth/verify-email',
  access: 'public',
  schema: {
    tags,
    summary:
      'Verify an email by its code, or by the emailed link if signed in to the account or setting a new password',
    headers: DeviceHeaders,
    body: Type.Object(
      {
        code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$', description: 'Six digits' })),
        verificationToken: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 200,
            description: 'The email that `code` was sent to; not needed when signed in',
          }),
        ),
        token: Type.Optional(MailedToken),
        password: Type.Optional(
          Type.String({
            ...NewPassword,
            description:
              'With `token` and without a session of the account: a new password. The old one stops working and all sessions end. If it is missing, the response is 422 and the link still works',
          }),
        ),
      },
      strict,
    ),
    response: { 200: success(Tokens), 401: Failure, 403: Failure, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const resendVerification = {
  method: 'POST',
  url: '/auth/resend-verification',
  access: 'public',
  schema: {
    tags,
    summary: 'Send the verification email again',
    headers: DeviceHeaders,
    body: Type.Object({ email: Type.Optional(Email) }, strict),
    response: {
      200: success({ emailVerificationSent: Type.Boolean() }),
      401: Failure,
      409: Failure,
    },
  },
} as const satisfies Route;

export const login = {
  method: 'POST',
  url: '/auth/login',
  access: 'public',
  schema: {
    tags,
    summary: 'Sign in with email and password',
    headers: DeviceHeaders,
    body: Type.Object({ email: Email, password: Secret }, strict),
    response: {
      200: data(Type.Union([Entry, SecondFactorChallenge])),
      401: Failure,
      403: Failure,
    },
  },
} as const satisfies Route;

export const reopenAccount = {
  method: 'POST',
  url: '/auth/come-back',
  access: 'public',
  schema: {
    tags,
    summary: 'Reopen a closed account and sign in',
    headers: DeviceHeaders,
    body: login.schema.body,
    response: login.schema.response,
  },
} as const satisfies Route;

const Reopen = Type.Optional(
  Type.Boolean({ description: 'Reopens the account if its owner closed it' }),
);

export const google = {
  method: 'POST',
  url: '/auth/google',
  access: 'public',
  schema: {
    tags,
    summary: 'Sign in or register with a Google ID token',
    headers: DeviceHeaders,
    body: Type.Object(
      { ...ProviderToken.google, comeBack: Reopen, invitation: Invitation, country: Country },
      strict,
    ),
    response: {
      ...login.schema.response,
      404: Failure,
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

export const facebook = {
  method: 'POST',
  url: '/auth/facebook',
  access: 'public',
  schema: {
    tags,
    summary: 'Sign in or register with a Facebook access token',
    headers: DeviceHeaders,
    body: Type.Object(
      {
        ...ProviderToken.facebook,
        comeBack: Reopen,
        invitation: Invitation,
        country: Country,
      },
      strict,
    ),
    response: google.schema.response,
  },
} as const satisfies Route;

export const refreshToken = {
  method: 'POST',
  url: '/auth/refresh-token',
  access: 'public',
  schema: {
    tags,
    summary: 'Exchange a refresh token for a new pair',
    body: Type.Object({ refreshToken: RefreshToken }, strict),
    response: {
      200: data(Type.Object({ token: Type.String(), refreshToken: Type.String() })),
      401: Failure,
    },
  },
} as const satisfies Route;

export const logout = {
  method: 'POST',
  url: '/auth/logout',
  access: 'member',
  beforeAcceptance: true,
  schema: { tags, summary: 'End this session', response: { 200: success({}) } },
} as const satisfies Route;

export const ownProfile = {
  method: 'GET',
  url: '/auth/profile',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'The signed-in member',
    response: {
      200: success({
        userData: Type.Object({
          user: OwnUser,
          version: Version,
          privacySettings: Type.Object({ showLastActive: Type.Boolean() }),
          asks: Type.Array(AskedPage, { description: 'Pages that are still to be accepted' }),
          approval: Nullable(
            OneOf(pendingStates, {
              description: 'Until the team has approved the member, they see no one',
            }),
          ),
          ...Onboarding,
        }),
      }),
    },
  },
} as const satisfies Route;
