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

const tags = ['Second factor'] as const;
const staffAccess = { access: staffRoles, beforeSecondFactor: true } as const;

/** Six digits of the app, or a recovery code; people type both with spaces and dashes. */
const Code = Text(40);

const RecoveryCodes = data(
  Type.Object({
    recoveryCodes: Type.Array(Type.String(), {
      description: 'Shown this once; each gets its owner in once',
    }),
  }),
);

export const proveSecondFactor = {
  method: 'POST',
  url: '/auth/second-factor',
  access: 'public',
  schema: {
    tags,
    summary: 'Finish signing in, with a code of the authenticator app or a recovery code',
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
    summary: 'Whether I have a second factor, and whether I must',
    response: {
      200: data(
        Type.Object({
          on: Type.Boolean(),
          since: Nullable(Time),
          recoveryCodesLeft: Type.Integer(),
          required: Type.Boolean(),
          proven: Type.Boolean({ description: 'This session has shown it' }),
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
    summary: 'Get a key for an authenticator app; whoever has one already shows a code of it',
    body: Type.Object({ password: Secret, code: Type.Optional(Code) }, strict),
    response: {
      200: data(
        Type.Object({
          key: Type.String({ description: 'To type by hand, in base 32' }),
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
    summary: 'Turn the second factor on by a first code of the app; every other session ends',
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
    summary: 'Get new recovery codes; the ones before no longer work',
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
    summary: 'Turn the second factor off, where it is not required',
    body: PasswordAndCode,
    response: { 200: success({}), 422: Failure },
  },
} as const satisfies Route;
