import * as Type from 'typebox';
import { SecondFactorChallenge, Entry } from '../accounts.ts';
import {
  DeviceHeaders,
  Failure,
  Nullable,
  Secret,
  Text,
  Time,
  success,
  data,
  strict,
} from '../common.ts';
import { type Route, staffRoles } from '../route.ts';

const tags = ['Two-factor authentication'] as const;
const staffAccess = { access: staffRoles, beforeSecondFactor: true } as const;

/** Six digits of the app, or a recovery code; people type both with spaces and dashes. */
const Code = Text(40);

const RecoveryCodes = data(
  Type.Object({
    recoveryCodes: Type.Array(Type.String(), {
      description: 'Only shown once; each code works once',
    }),
  }),
);

export const proveSecondFactor = {
  method: 'POST',
  url: '/auth/second-factor',
  access: 'public',
  schema: {
    tags,
    summary: 'Finish signing in with an authenticator code or a recovery code',
    headers: DeviceHeaders,
    body: Type.Object(
      { challenge: SecondFactorChallenge.properties.challenge, code: Code },
      strict,
    ),
    response: { 200: data(Entry), 401: Failure, 403: Failure, 422: Failure },
  },
} as const satisfies Route;

export const readSecondFactor = {
  method: 'GET',
  url: '/auth/second-factor',
  ...staffAccess,
  schema: {
    tags,
    summary: 'Whether I use two-factor authentication, and whether it is required',
    response: {
      200: data(
        Type.Object({
          on: Type.Boolean(),
          since: Nullable(Time),
          recoveryCodesLeft: Type.Integer(),
          required: Type.Boolean(),
          proven: Type.Boolean({ description: 'This session has passed it' }),
        }),
      ),
    },
  },
} as const satisfies Route;

export const beginSecondFactor = {
  method: 'POST',
  url: '/auth/second-factor/enrolment',
  ...staffAccess,
  schema: {
    tags,
    summary:
      'Get a key for an authenticator app; changing apps requires a code from the current one',
    body: Type.Object({ password: Secret, code: Type.Optional(Code) }, strict),
    response: {
      200: data(
        Type.Object({
          key: Type.String({ description: 'For entering by hand, in base 32' }),
          uri: Type.String({ description: 'To show as a QR code' }),
        }),
      ),
      422: Failure,
    },
  },
} as const satisfies Route;

export const confirmSecondFactor = {
  method: 'PUT',
  url: '/auth/second-factor',
  ...staffAccess,
  schema: {
    tags,
    summary: 'Turn on two-factor authentication with a code from the app; all other sessions end',
    body: Type.Object({ code: Code }, strict),
    response: { 200: RecoveryCodes, 422: Failure },
  },
} as const satisfies Route;

const PasswordAndCode = Type.Object({ password: Secret, code: Code }, strict);

export const renewRecoveryCodes = {
  method: 'POST',
  url: '/auth/second-factor/recovery-codes',
  ...staffAccess,
  schema: {
    tags,
    summary: 'Get new recovery codes; the old ones stop working',
    body: PasswordAndCode,
    response: { 200: RecoveryCodes, 422: Failure },
  },
} as const satisfies Route;

export const removeSecondFactor = {
  method: 'POST',
  url: '/auth/second-factor/removal',
  ...staffAccess,
  schema: {
    tags,
    summary: 'Turn off two-factor authentication, unless it is required',
    body: PasswordAndCode,
    response: { 200: success({}), 422: Failure },
  },
} as const satisfies Route;
