import { acceptInvited, readInvited, refuseInvited } from '@kindred/contract/imports/invited';
import type { FastifyInstance } from 'fastify';
import { countryName } from '../../platform/geo/countries.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { createReader } from '../accounts/own-user.ts';
import { deviceOf } from '../accounts/sessions/device.ts';
import { takeTry } from '../accounts/sign-in/tries.ts';
import { onboardingOf } from '../members/onboarding.ts';
import { acceptInvitation, openInvitation, refuseInvitation } from './accept.ts';
import { keptMs } from './invited.ts';

/** Routes behind the link in an invitation. They answer nothing to anyone who has no link. */
export function invitedRoutes(app: FastifyInstance) {
  const readUser = createReader(app);

  serve(app, readInvited, async ({ body: { token }, request, reply }) => {
    await takeTry(app, { action: 'join', account: token, request, reply });
    const { email, source, details, mailed_at } = await openInvitation(app, token);
    const { place, ...imported } = details;
    const until = new Date(mailed_at.getTime() + keptMs).toISOString();
    const country = place ? (countryName(place.country) ?? place.country) : null;
    const location = { city: place?.city ?? null, country };
    return { data: { invited: { email, source, until, location, ...imported } } };
  });

  serve(app, acceptInvited, async ({ body, request, reply }) => {
    await takeTry(app, { action: 'join', account: body.token, request, reply });
    const arrival = { device: deviceOf(request), language: readerLanguage(request) };
    const { id, tokens } = await acceptInvitation(app, body, arrival);
    const user = await readUser(id);
    return { data: { ...tokens, user, ...onboardingOf(user) } };
  });

  serve(app, refuseInvited, async ({ body: { token }, request, reply }) => {
    await takeTry(app, { action: 'join', account: token, request, reply });
    await refuseInvitation(app, token);
    return {};
  });
}

/** Open to everyone, signed in or not. */
export const publicRoutes = [readInvited, acceptInvited, refuseInvited];
