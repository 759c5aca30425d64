import type { StaffRole } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import { createStaff, signIn } from './members.ts';
import { personOf } from './people.ts';

/** A new member of staff who is signed in, with functions that send requests as them. */
export async function createColleague(app: FastifyInstance, role: StaffRole = 'administrator') {
  const staff = await createStaff(app, role);
  return personOf(app, staff, await signIn(app, staff));
}
