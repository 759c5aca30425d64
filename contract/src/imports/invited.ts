import * as Type from 'typebox';
import { Entry } from '../accounts.ts';
import {
  Day,
  DeviceHeaders,
  Failure,
  MailedToken,
  Name,
  NewPassword,
  Nullable,
  OneOf,
  data,
  strict,
  success,
} from '../common.ts';
import { Place } from '../members.ts';
import { ChoiceKey } from '../profiles/choice-keys.ts';
import { soughtGenders } from '../profiles/limits.ts';
import { ShownPages } from '../site/asked-pages.ts';
import type { Route } from '../route.ts';

const tags = ['Import'] as const;
const Token = Type.Object({ token: MailedToken }, strict);

const Invited = Type.Object(
  {
    email: Type.String(),
    source: Type.String({ description: 'Where the data come from' }),
    until: Type.String({ format: 'date-time', description: 'When they are deleted' }),
    firstName: Nullable(Type.String()),
    lastName: Nullable(Type.String()),
    dateOfBirth: Nullable(Day),
    gender: Nullable(Type.String()),
    genders: Type.Array(OneOf(soughtGenders)),
    location: Place,
    bio: Nullable(Type.String()),
    interests: Type.Array(ChoiceKey),
  },
  { title: 'Invited' },
);
export type Invited = Type.Static<typeof Invited>;

export const readInvited = {
  method: 'POST',
  url: '/auth/invited',
  access: 'public',
  schema: {
    tags,
    summary: 'What was imported about the person of a mailed link',
    body: Token,
    response: { 200: data(Type.Object({ invited: Invited })), 404: Failure },
  },
} as const satisfies Route;

export const acceptInvited = {
  method: 'POST',
  url: '/auth/invited/accept',
  access: 'public',
  schema: {
    tags,
    summary: 'Become a member with what was imported; the link confirms the email',
    headers: DeviceHeaders,
    body: Type.Object(
      {
        token: MailedToken,
        password: NewPassword,
        firstName: Name(50),
        dateOfBirth: Day,
        consent: Type.Literal(true, {
          description: 'Consent to process sensitive profile data',
        }),
        accepts: Type.Optional(ShownPages),
      },
      strict,
    ),
    response: { 200: data(Entry), 404: Failure, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const refuseInvited = {
  method: 'POST',
  url: '/auth/invited/refuse',
  access: 'public',
  schema: {
    tags,
    summary: 'Delete what was imported about the person of a mailed link',
    body: Token,
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;
