import { success } from '@kindred/contract/common';
import { apiBase, type StaffRole, staffRoles } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../test/members/members.ts';
import { serve } from '../platform/http/serve.ts';
import { type Schema, readOperations } from '../../test/requests/operations.ts';
import {
  type Document,
  listRoutes,
  withoutAccess,
  withoutDocument,
} from '../../test/requests/routes.ts';

const app = await testApp();
// There must be something to refuse, also if no area has a route for staff.
serve(app, staffRoom(['administrator']), async () => ({}));
serve(app, staffRoom(['moderator', 'support']), async () => ({}));
await app.ready();
const routes = listRoutes(app.routes);
const document = app.swagger() as Document;

test('every route says who may call it', () => {
  expect(routes.length).toBeGreaterThan(5);
  expect(withoutAccess(routes)).toEqual([]);
});

test('every route is in the OpenAPI document', () => {
  expect(withoutDocument(routes, document)).toEqual([]);
});

test.each(routes)(
  'the test misses $method $path when it loses its access or its entry',
  (route) => {
    const { method, path } = route;
    const bare = routes.map((other) => (other === route ? { ...other, access: undefined } : other));
    expect(withoutAccess(bare)).toEqual([`${method} ${path}`]);
    const { [path]: entry, ...paths } = document.paths ?? {};
    const { [method.toLowerCase()]: _removed, ...methods } = entry ?? {};
    expect(withoutDocument(routes, { paths: { ...paths, [path]: methods } })).toEqual([
      `${method} ${path}`,
    ]);
  },
);

test('a route that the test never saw answers no one', async () => {
  const reply = await app.inject({ url: `${apiBase}/never-declared` });
  expect(reply.statusCode).toBe(404);
});

const guarded = routes.filter(({ access }) => access !== 'public' && access !== 'operator');
const callable = ({ path }: { path: string }) => path.replaceAll(/\{[^}]*\}/g, 'x');

test.each(guarded)('$method $path refuses a stranger', async (route) => {
  const reply = await app.inject({ method: route.method as 'GET', url: callable(route) });
  expect(reply.statusCode).toBe(401);
});

test('trust 18: every staff route refuses a member, and each role that it does not name', async () => {
  const callers = [{ role: 'member', ...(await signIn(app, await createMember(app))) }];
  for (const role of staffRoles) {
    callers.push({ role, ...(await signIn(app, await createStaff(app, role))) });
  }
  for (const { method, path, access } of routes) {
    if (!Array.isArray(access)) continue;
    for (const { role, headers } of callers.filter((caller) => !access.includes(caller.role))) {
      const reply = await app.inject({ method: method as 'GET', url: callable({ path }), headers });
      expect(reply.statusCode, `${role}: ${method} ${path}`).toBe(403);
    }
  }
});

const standing =
  /^(is_?admin|is_?vip|is_?email_?verified|email_?verified_?at|verified|staff_?role|role|vip_?until|premium|state)$/i;

test('trust 5: no field that strangers or members can send sets privileges, and no unknown one is accepted', () => {
  const open = new Set(
    routes
      .filter(({ access }) => !Array.isArray(access))
      .map(({ method, path }) => `${method} ${path}`),
  );
  const bodies = readOperations(app).filter(
    ({ method, path, body }) => body && open.has(`${method} ${path}`),
  );
  expect(bodies.length).toBeGreaterThan(20);
  for (const { method, path, body } of bodies) {
    for (const part of objectsIn(body)) {
      expect(part.additionalProperties, `${method} ${path}`).toBe(false);
      const names = Object.keys(part.properties ?? {});
      expect(
        names.filter((name) => standing.test(name)),
        `${method} ${path}`,
      ).toEqual([]);
    }
  }
});

/** Every object that a body may contain, including itself. */
function objectsIn(schema: Schema = {}): Schema[] {
  const inner = [schema.items, ...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})];
  const own = schema.properties || schema.type === 'object' ? [schema] : [];
  return [...own, ...inner.flatMap((each) => (each ? objectsIn(each) : []))];
}

function staffRoom(access: readonly StaffRole[]) {
  const schema = { tags: ['Staff'], summary: 'A room', response: { 200: success({}) } } as const;
  return { method: 'GET', url: `/rooms/${access.join('-')}`, access, schema } as const;
}
