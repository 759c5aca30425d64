import * as Type from 'typebox';
import { Failure, Nullable, OneOf, Time, content, data, strict } from '../common.ts';
import type { Route } from '../route.ts';

const tags = ['Archives'] as const;

const Archive = Type.Object(
  {
    state: OneOf(['waiting', 'ready']),
    askedAt: Time,
    readyAt: Nullable(Time),
    expiresAt: Nullable(Time),
    size: Nullable(Type.Integer({ description: 'In bytes' })),
  },
  { title: 'Archive' },
);
export type Archive = Type.Static<typeof Archive>;

export const requestArchive = {
  method: 'POST',
  url: '/archives',
  access: 'member',
  beforeAcceptance: true,
  freshProof: 'always',
  idempotent: true,
  schema: {
    tags,
    summary: 'Request a copy of my data, unless one is already being prepared',
    body: Type.Object({}, strict),
    response: { 200: data(Type.Object({ archive: Archive })) },
  },
} as const satisfies Route;

export const readArchive = {
  method: 'GET',
  url: '/archives',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Status of the copy of my data',
    response: { 200: data(Type.Object({ archive: Type.Union([Archive, Type.Null()]) })) },
  },
} as const satisfies Route;

export const downloadArchive = {
  method: 'GET',
  url: '/archives/file',
  access: 'member',
  beforeAcceptance: true,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Download the copy of my data',
    response: { 200: content('application/zip'), 404: Failure },
  },
} as const satisfies Route;
