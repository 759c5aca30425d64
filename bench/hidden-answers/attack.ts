import { answersTo, openQuestions, questionNames } from '@kindred/contract/profiles/questions';
import type { Beliefs } from './guess.ts';
import type { World } from './world.ts';

/** The only answer of an account: another agrees with it if they accept `mine` and answered `wanted`. */
interface Probe {
  readonly question: string;
  readonly mine: number;
  readonly wanted: number;
}

interface SeenAnswer extends Probe {
  readonly answered: boolean;
  readonly agrees: boolean;
}

interface Account {
  readonly number: number;
  token: string;
  refreshToken: string;
  probe: Probe | undefined;
}

interface Plan {
  readonly accounts: number;
  readonly days: number;
  readonly guess: Beliefs;
}

const hour = 3_600_000;
const concurrency = 8;

/**
 * Each account has one answer at a time, so that what a profile says of the two is about this answer alone. After the
 * first hour every account learns one thing about each target a day. Questions whose answers are open for most are
 * asked first, and everything that no one could read is guessed.
 */
export async function attack(world: World, { accounts: count, days, guess }: Plan) {
  const probes = allProbes();
  const accounts = await signInAll(world, count);
  const seen = world.targets.map((): SeenAnswer[] => []);
  for (let day = 0; day <= days; day += 1) {
    await each(accounts, (account) => ask(world, account, probes[day * count + account.number]));
    await world.wait(day === 0 ? hour : 24 * hour);
    await each(accounts, (account) => look(world, account, seen));
  }
  return seen.map((one) => believe(one, guess));
}

function allProbes(): Probe[] {
  return [...new Set([...openQuestions, ...questionNames])].flatMap((question) => {
    const choices = answersTo(question);
    return choices.flatMap((mine) => choices.map((wanted) => ({ question, mine, wanted })));
  });
}

async function each(accounts: readonly Account[], act: (account: Account) => Promise<void>) {
  for (let first = 0; first < accounts.length; first += concurrency)
    await Promise.all(accounts.slice(first, first + concurrency).map(act));
}

async function signInAll(world: World, count: number) {
  const members = await world.createAccounts(count);
  const accounts = members.map((_, number): Account => ({
    number,
    token: '',
    refreshToken: '',
    probe: undefined,
  }));
  await each(accounts, async (account) => {
    const payload = { email: members[account.number]?.email, password: world.password };
    const given = await world.send('POST', '/auth/login', { payload, from: account.number });
    Object.assign(account, { token: given['token'], refreshToken: given['refreshToken'] });
  });
  return accounts;
}

/** Replaces the account's answer. */
async function ask(world: World, account: Account, probe: Probe | undefined) {
  const { number: from, token, probe: before } = account;
  if (before) await world.send('DELETE', `/answers/${before.question}`, { from, token });
  account.probe = probe;
  if (!probe) return;
  const payload = { mine: probe.mine, accepted: [probe.wanted], importance: 'mandatory' };
  await world.send('PUT', `/answers/${probe.question}`, { payload, from, token });
}

/** Uses a renewed session, as the clock has moved. */
async function look(world: World, account: Account, seen: readonly SeenAnswer[][]) {
  const { number: from, refreshToken, probe } = account;
  const payload = { refreshToken };
  const renewed = await world.send('POST', '/auth/refresh-token', { payload, from });
  Object.assign(account, { token: renewed['token'], refreshToken: renewed['refreshToken'] });
  if (!probe) return;
  for (const [index, { id }] of world.targets.entries()) {
    const sent = { from, token: account.token };
    const { compatibility } = (await world.send('GET', `/auth/user/${id}`, sent)) as {
      compatibility: { agreed: number; sharedQuestions: number };
    };
    const { agreed, sharedQuestions } = compatibility;
    seen[index]?.push({ ...probe, answered: sharedQuestions === 1, agrees: agreed === 1 });
  }
}

function believe(seen: readonly SeenAnswer[], guess: Beliefs): Beliefs {
  const known = new Map(guess);
  for (const question of new Set(
    seen.filter(({ answered }) => answered).map((one) => one.question),
  )) {
    const guessed = guess.get(question) ?? { mine: 0, accepted: 1 };
    const agreed = seen.filter((one) => one.question === question && one.agrees);
    const mine = agreed[0]?.wanted ?? guessed.mine;
    const accepted = agreed.reduce((bits, one) => bits | (1 << one.mine), 0);
    known.set(question, { mine, accepted });
  }
  return known;
}
