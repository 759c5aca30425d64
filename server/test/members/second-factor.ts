import { apiBase } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import { generateSync } from 'otplib';
import { post } from './accounts.ts';
import { type TestMember, createStaff, signIn } from './members.ts';

interface Clock {
  now: () => Date;
  advanceClock: (milliseconds: number) => void;
}
type App = FastifyInstance & Clock;

/** The code that an authenticator app shows for this key, by the clock of the service. */
export const currentCode = ({ now }: Pick<Clock, 'now'>, key: string) =>
  generateSync({ secret: key, epoch: Math.floor(now().getTime() / 1000) });

/** Moves the clock on to the next code. */
export const nextCode = (app: Clock, key: string) => {
  app.advanceClock(31_000);
  return currentCode(app, key);
};

/** Sets up an authenticator app over the API. */
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
    payload: { code: currentCode(app, key) },
    headers,
  });
  if (confirmed.statusCode !== 200) throw new Error(`Enrolling answered ${confirmed.body}`);
  const { recoveryCodes } = confirmed.json<{ data: { recoveryCodes: string[] } }>().data;
  return { key, recoveryCodes, session };
}

/** A member of staff with an authenticator app. */
export async function createStaffWithSecondFactor(app: App) {
  const member = await createStaff(app);
  return { ...member, ...(await enrol(app, member)) };
}

/** Signs in by password, up to the request for the second factor. */
export async function challengeFor(app: FastifyInstance, { email, password }: TestMember) {
  const answer = await post(app, 'login', { email, password });
  return answer.json<{ data: { challenge: string } }>().data.challenge;
}
