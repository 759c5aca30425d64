import { acceptInvitation, join, readInvitation } from '@kindred/contract/team';
import { aboutCaller } from '../../platform/visibility.ts';

export const visibility = [
  aboutCaller(acceptInvitation, { body: { token: 'made up' }, status: 404 }),
];

/** Open to everyone, signed in or not. */
export const publicRoutes = [join, readInvitation];
