import type { User } from '@kindred/contract/members';
import { type Permission, hasPermission } from '@kindred/contract/permissions';
import { redirect } from '@tanstack/react-router';
import { ownProfile } from '@kindred/contract/accounts';
import { may } from '../../lib/calls/may-call.ts';
import { type MissingAddress, setMissing } from '../../lib/missing-address.ts';
import { mailedToken } from '../../lib/sessions/mailed-token.ts';
import type { Arrival } from '../../lib/page.ts';
import { signInPathFor } from '../../lib/sessions/return-path.ts';
import { session } from '../../lib/sessions/session.ts';
import { call } from '../../lib/calls/call.ts';
import { keepOwnUser } from '../../lib/sessions/keep-own-user.ts';

const leadTo = (to: '/home' | '/dashboard') => redirect({ to, replace: true, throw: true });

export function allowEveryone() {}

export function requireSession({ location: { href, pathname } }: Arrival) {
  if (session.get().token) return;
  redirect({ to: signInPathFor(pathname), search: { redirect: href }, replace: true, throw: true });
}

export async function requireStaff(arrival: Arrival) {
  requireSession(arrival);
  // A token alone, as another tab or an older version may have left it, does not say who it belongs to.
  if (!session.get().user) await loadUser();
  requireSession(arrival);
  if (!session.get().user?.isAdmin) leadTo('/home');
}

/** Instead of a page that does not exist, or is not for this role. A notice there says so. */
export function leadAway({ cause, location: { pathname } }: Arrival, why: MissingAddress['why']) {
  if (cause !== 'preload') setMissing(pathname, why);
  leadTo('/dashboard');
}

/** Staff see no one and buy nothing, and are not offered the pages for it. */
export const isNotStaff = ({ isAdmin }: User) => !isAdmin;

export function requireMember(arrival: Arrival) {
  requireSession(arrival);
  if (session.get().user?.isAdmin) leadAway(arrival, 'refused');
}

/** Staff pages that take a permission. The dashboard is open to all staff. */
export const requirePermission = (permission: Permission) => async (arrival: Arrival) => {
  await requireStaff(arrival);
  if (!may(session.get(), permission)) leadAway(arrival, 'refused');
};

/** What a staff page with an entry in the header has in common with the others. */
export const staffPage = (permission: Permission, label: string, order: number) =>
  ({
    layout: 'staff',
    guard: requirePermission(permission),
    menus: {
      staff: {
        label,
        order,
        visibleTo: ({ staffRole }: User) => hasPermission(staffRole, permission),
      },
    },
  }) as const;

/** The same for a page that is used now and then, for which the header has no room: another page leads to it, and the command bar. */
export function commandPage(permission: Permission, label: string, order: number) {
  const { menus, ...staff } = staffPage(permission, label, order);
  return { ...staff, menus: { commands: menus.staff } } as const;
}

/** A signed-in visitor does not need a sign-in page, unless the sign-in just happened there. */
export function requireNoSession({ cause }: Arrival) {
  if (cause !== 'stay' && session.get().token) leadTo('/home');
}

export function leaveLandingWithSession() {
  if (session.get().token) leadTo('/dashboard');
}

/** A mailed link works for anyone who has it; typing a code is for members who are signed in and not verified yet. */
export function requireSomethingToVerify(arrival: Arrival) {
  if (mailedToken(arrival.location.hash)) return;
  requireSession(arrival);
  if (arrival.cause !== 'stay' && !session.get().requiresVerification) leadTo('/home');
}

/** Reads the signed-in user from the server, because the stored one can be old. */
async function loadUser(): Promise<void> {
  const { userData } = await call(ownProfile);
  keepOwnUser(userData.user, userData);
}
