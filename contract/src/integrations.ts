import * as Type from 'typebox';
import { Failure, Id, Name, Nullable, OneOf, Time, data, strict, success } from './common.ts';
import { permissions } from './permissions.ts';
import { type Route, keyScopes } from './route.ts';

const tags = ['Integrations'] as const;
const params = Type.Object({ id: Id }, strict);

export const keyNameLength = 60;
export const mostKeys = 50;
export const mostPerMinute = 600;

const about = {
  name: Name(keyNameLength),
  scopes: Type.Array(OneOf(keyScopes), {
    minItems: 1,
    maxItems: keyScopes.length,
    uniqueItems: true,
  }),
  perMinute: Type.Integer({
    minimum: 1,
    maximum: mostPerMinute,
    description: 'Requests a minute, of all processes together',
  }),
};

const ApiKey = Type.Object(
  {
    _id: Id,
    ...about,
    endsAt: Nullable(Time),
    hint: Type.String({ description: 'Its last four characters' }),
    createdAt: Time,
    createdBy: Nullable(Type.String({ description: 'Null if they were deleted' })),
    usedAt: Nullable(
      Type.Unsafe<string>({ ...Time, description: 'The minute of its last request' }),
    ),
    revokedAt: Nullable(Time),
  },
  { title: 'ApiKey' },
);
export type ApiKey = Type.Static<typeof ApiKey>;

export const listKeys = {
  method: 'GET',
  url: '/integrations/keys',
  access: permissions.manageIntegrations,
  schema: {
    tags,
    summary: 'The API keys, and those that were revoked within 30 days',
    response: { 200: data(Type.Object({ keys: Type.Array(ApiKey) })) },
  },
} as const satisfies Route;

const NewKey = Type.Object({ ...about, endsAt: Nullable(Time) }, strict);
export type NewKey = Type.Static<typeof NewKey>;

/** Not idempotent: the stored response would have the key. If the response is lost, the key is revoked and made again. */
export const createKey = {
  method: 'POST',
  url: '/integrations/keys',
  access: permissions.manageIntegrations,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Make an API key. The response is the only one that has it',
    body: NewKey,
    response: {
      200: data(Type.Object({ key: ApiKey, secret: Type.String() })),
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

export const revokeKey = {
  method: 'DELETE',
  url: '/integrations/keys/:id',
  access: permissions.manageIntegrations,
  schema: {
    tags,
    summary: 'Revoke an API key. The next request with it is refused',
    params,
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;
