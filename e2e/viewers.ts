import type { FastifyInstance } from 'fastify';
import { type TestMember, createMember, createStaff } from '../server/test/members/members.ts';
import type { Viewer } from './page-visits.ts';

/** Who looks at the pages of a site, of whose members this is one. */
export const viewersOf = (app: FastifyInstance, member: TestMember) =>
  ({
    visitor: async () => undefined,
    newcomer: () => createMember(app, { member: { email_verified_at: null } }),
    member: async () => member,
    administrator: () => createStaff(app),
  }) satisfies Record<Viewer, () => unknown>;
