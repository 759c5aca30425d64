import type { HeldAccount, OwnSafety, RuleFigures } from '@kindred/contract/safety';
import type { FastifyInstance } from 'fastify';
import { aMan, createPerson } from '../members/people.ts';
import { type Person, makeMatch } from '../likes/likes.ts';

/** Someone with matches to whom no one has written. */
export async function withMatches(app: FastifyInstance, count: number) {
  const ada = await createPerson(app);
  const others: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const other = await createPerson(app, aMan());
    await makeMatch(app, ada, other);
    others.push(other);
  }
  return { ada, others };
}

export const ownSafety = async (by: Pick<Person, 'get'>) =>
  (await by.get('/safety')).json<{ data: OwnSafety }>().data;

export const heldAccounts = async (staff: Pick<Person, 'get'>) =>
  (await staff.get('/desk/holds')).json<{ data: { accounts: HeldAccount[]; total: number } }>()
    .data;

export const figuresOf = async (staff: Pick<Person, 'get'>, rule: string) =>
  (await staff.get('/desk/safety-rules'))
    .json<{ data: { rules: RuleFigures[] } }>()
    .data.rules.find((each) => each.rule === rule);

/** Each is enough for one rule of four points, so that two people are enough for a hold. */
export const insulting = 'You are nothing but a fat cow, and you know that very well';
