// The entire service with three more routes, served in the same way as all others.
import { Id, Nullable, Time, data, strict } from '@kindred/contract/common';
import type { Route } from '@kindred/contract/route';
import * as Type from 'typebox';
import { serve } from '../../server/src/platform/http/serve.ts';
import { listenForParent } from '../server-process.ts';
import { openService } from '../open-service.ts';
import { memberRows } from './member-rows.ts';

const tags = ['Bench'] as const;
const Member = Type.Object({
  id: Id,
  created_at: Time,
  first_name: Nullable(Type.String()),
  city: Nullable(Type.String()),
  country: Nullable(Type.String()),
});
type Member = Type.Static<typeof Member>;

const members = {
  method: 'GET',
  url: '/members',
  access: 'public',
  schema: {
    tags,
    summary: 'Twenty members',
    querystring: Type.Object({ after: Id }, strict),
    response: { 200: data(Type.Array(Member)) },
  },
} as const satisfies Route;

const staticRoute = {
  method: 'GET',
  url: '/static',
  access: 'public',
  schema: {
    tags,
    summary: 'A constant',
    response: { 200: data(Type.Object({ status: Type.String() })) },
  },
} as const satisfies Route;

const app = await openService();

async function readMembers(after: string) {
  const { rows } = await app.pool.query<Member>({ ...memberRows, values: [after] });
  return { data: rows };
}

serve(app, staticRoute, async () => ({ data: { status: 'alive' } }));
serve(app, members, ({ query }) => readMembers(query.after));
serve(app, { ...members, url: '/own-members', access: 'member' }, ({ query }) =>
  readMembers(query.after),
);

await listenForParent(app);
