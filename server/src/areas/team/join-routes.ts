import { acceptInvitation, join, readInvitation } from '@kindred/contract/team';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { deviceOf } from '../accounts/sessions/device.ts';
import { createReader } from '../accounts/own-user.ts';
import { findEmailOwner } from '../accounts/queries.ts';
import { onboardingOf } from '../members/onboarding.ts';
import { takeTry } from '../accounts/sign-in/tries.ts';
import { findInvitation } from './invitation.ts';
import { acceptWithAccount, gone, joinTeam } from './join.ts';
import { aboutCaller } from '../../platform/visibility.ts';

/** Routes for joining the team by the link of an invitation. */
export function joinRoutes(app: FastifyInstance) {
  const { pool, now, accountService: service } = app;
  const readUser = createReader(app);

  serve(app, readInvitation, async ({ body: { token }, request, reply }) => {
    await takeTry(app, { action: 'join', account: token, request, reply });
    const invitation = await findInvitation(pool, token, now());
    if (!invitation) throw gone();
    const { email, role } = invitation;
    return { data: { email, role, hasAccount: (await findEmailOwner(pool, email)) !== null } };
  });

  serve(app, join, async ({ body, request, reply }) => {
    await takeTry(app, { action: 'join', account: body.token, request, reply });
    const { id, tokens } = await joinTeam(service, body, { request, device: deviceOf(request) });
    const user = await readUser(id);
    return { data: { ...tokens, user, ...onboardingOf(user) } };
  });

  serve(app, acceptInvitation, async ({ member, body: { token }, request, reply }) => {
    await takeTry(app, { action: 'join', account: member.id, request, reply });
    await acceptWithAccount(service, token, member, request);
    return { data: { user: await readUser(member.id) } };
  });
}

export const visibility = [
  aboutCaller(acceptInvitation, { body: { token: 'made up' }, status: 404 }),
];

/** Open to everyone, signed in or not. */
export const publicRoutes = [join, readInvitation];
