import * as Type from 'typebox';
import { Failure, content } from './common.ts';
import type { Route } from './route.ts';

const tags = ['Operation'] as const;

const Probe = Type.Object({ status: Type.String() });

export const health = {
  method: 'GET',
  url: '/healthz',
  access: 'public',
  schema: { tags, summary: 'The process is alive', response: { 200: Probe } },
} as const satisfies Route;

export const ready = {
  method: 'GET',
  url: '/readyz',
  access: 'public',
  schema: {
    tags,
    summary: 'The database can be written, and this process is not going away',
    response: { 200: Probe, 503: Failure },
  },
} as const satisfies Route;

export const metrics = {
  method: 'GET',
  url: '/metrics',
  access: 'operator',
  schema: {
    tags,
    summary: 'Metrics for Prometheus',
    response: { 200: content('text/plain') },
  },
} as const satisfies Route;

export const openapi = {
  method: 'GET',
  url: '/api/v1/openapi.json',
  access: 'public',
  schema: {
    tags,
    summary: 'This document',
    response: { 200: Type.Unsafe<object>({ type: 'object', additionalProperties: true }) },
  },
} as const satisfies Route;

export const portrait = {
  method: 'GET',
  url: '/portraits/:file',
  access: 'public',
  schema: {
    tags,
    summary: 'Photos of the demo members',
    params: Type.Object({ file: Type.String({ maxLength: 60 }) }),
    response: { 200: content('image/webp'), 404: Failure },
  },
} as const satisfies Route;

export const file = {
  method: 'GET',
  url: '/*',
  access: 'public',
  schema: {
    tags,
    summary: 'The pages of the web and their files',
    params: Type.Object({ '*': Type.String() }),
    response: {
      200: content('*/*'),
      304: Type.Null(),
      404: Failure,
    },
  },
} as const satisfies Route;
