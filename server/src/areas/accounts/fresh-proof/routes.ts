import {
  giveProof as giveProofRoute,
  mailProofCode as mailCode,
} from '@kindred/contract/accounts/fresh-proof';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { returnTries, takeTry } from '../sign-in/tries.ts';
import { giveProof, mailProofCode } from './give-proof.ts';

/** Routes by which a session proves that its member is still the one using it. */
export function freshProofRoutes(app: FastifyInstance) {
  const { accountService: service } = app;

  serve(app, giveProofRoute, async ({ member, body, request, reply }) => {
    // Counted by session: a thief of another session cannot use up the owner's tries.
    const tried = { action: 'proof', account: member.sessionId } as const;
    await takeTry(app, { ...tried, request, reply });
    const until = await giveProof(service, member, body);
    await returnTries(app, 'proof', member.sessionId);
    return { data: { until: until.toISOString() } };
  });

  serve(app, mailCode, async ({ member, request, reply }) => {
    await takeTry(app, { action: 'proofCode', account: member.sessionId, request, reply });
    await mailProofCode(service, member);
    return {};
  });
}

export const freshProofVisibility = [
  aboutCaller(giveProofRoute, { body: { password: 'a horse that counts staples' } }),
  aboutCaller(mailCode, { body: {}, status: 422 }),
];
