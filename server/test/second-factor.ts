import { apiBase } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import { generateSync } from 'otplib';
import { post } from './accounts.ts';
import { type TestMember, createStaff, signIn } from './members.ts';

interface Clock {
  now: () => Date;
  wait: (milliseconds: number) => void;
}
type App = FastifyInstance & Clock;

/** What an authenticator app shows for this key, by the clock of the service. */
export const codeOf = ({ now }: Clock, key: string) =>
  generateSync({ secret: key, epoch: Math.floor(now().getTime() / 1000) });

/** Lets the app show its next code. */
export const nextCode = (app: Clock, key: string) => {
  app.wait(31_000);
  return codeOf(app, key);
};

/** Sets up an app as its owner would; the session it is done in stays. */
export async function enrol(app: App, member: TestMember) {
  const session = await signIn(app, member);
  const { headers } = session;
  const begun = await post(
    app,
    'second-factor/enrolment',
    { password: member.password },
    { ...headers },
  );
  const { key } = begun.json<{ data: { key: string } }>().data;
  const confirmed = await app.inject({
    method: 'PUT',
    url: `${apiBase}/auth/second-factor`,
    payload: { code: codeOf(app, key) },
    headers,
  });
  if (confirmed.statusCode !== 200) throw new Error(`Enrolling answered ${confirmed.body}`);
  const { recoveryCodes } = confirmed.json<{ data: { recoveryCodes: string[] } }>().data;
  return { key, recoveryCodes, session };
}

/** A member of staff with an authenticator app. */
export async function createKeyholder(app: App) {
  const member = await createStaff(app);
  return { ...member, ...(await enrol(app, member)) };
}

/** The first half of signing in. */
export async function challengeFor(app: FastifyInstance, { email, password }: TestMember) {
  const answer = await post(app, 'login', { email, password });
  return answer.json<{ data: { challenge: string } }>().data.challenge;
}
