import { answersTo, isOpenByDefault, questionNames } from '@kindred/contract/profiles/questions';
import { waitUntilNext } from '../members/answers.ts';
import type { testApp } from '../service/app.ts';
import { type Person, renewed } from '../likes/likes.ts';
import { createMember, signIn } from '../members/members.ts';
import { aMan, personOf } from '../members/people.ts';
import { sqlOf } from '../database/sql.ts';
import { randomFrom } from '../random.ts';

type App = Awaited<ReturnType<typeof testApp>>;

/** Answers of a target to all questions: `hidden` decides the hidden ones and `open` the others. */
export interface Secrets {
  readonly hidden: number;
  readonly open: number;
}

const importances = ['little', 'somewhat', 'very', 'mandatory'];

export function answersOf({ hidden, open }: Secrets) {
  const [hiddenRandom, openRandom] = [randomFrom(hidden), randomFrom(open)];
  return questionNames.map((question) => {
    const isOpen = isOpenByDefault(question);
    const random = isOpen ? openRandom : hiddenRandom;
    const choices = answersTo(question);
    return {
      question,
      mine: Math.floor(random() * choices.length),
      accepted: choices.filter(() => random() < 0.5),
      importance: importances[Math.floor(random() * importances.length)],
      open: isOpen,
    };
  });
}

/** As many women as men, one of whom is the target: the same ids in each world, at the same time of the same day. */
export async function createTwin(app: App, start: number, each: number) {
  app.advanceClock(start - app.now().getTime());
  const joined = new Date(start - 90 * 86_400_000);
  const here = { latitude: 12, longitude: 20, seek_max_distance: 50, show_last_active: false };
  const person = async (number: number, fields: Parameters<typeof createMember>[1] = {}) => {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const interests = ['hiking', 'tea', 'jazz'].slice(number % 3);
    const member = await createMember(app, {
      ...fields,
      member: { id, created_at: joined },
      profile: { ...here, ...fields.profile, interests },
    });
    return personOf(app, member, await signIn(app, member));
  };
  const men = [];
  for (let number = 1; number <= each; number += 1) men.push(await person(number, aMan(here)));
  const women = [];
  for (let number = 11; number <= 10 + each; number += 1) women.push(await person(number));
  const [target, ...references] = men as [Person, ...Person[]];
  return { target, references, women };
}
export type Twin = Awaited<ReturnType<typeof createTwin>>;

export async function answerAll(by: Person, answers: readonly object[]) {
  for (const { question, ...answer } of answers as { question: string }[]) {
    const saved = await by.send('PUT', `/answers/${question}`, answer);
    if (saved.statusCode !== 200) throw new Error(saved.body);
  }
}

const asked = (people: readonly Person[]): [url: string, query?: Record<string, string>][] => [
  ...people.map(({ id }): [string] => [`/auth/user/${id}`]),
  ...['match', 'recent', 'new', 'near'].map((sort): [string, Record<string, string>] => [
    '/browse',
    { sort, limit: '60' },
  ]),
  ['/browse', { sort: 'match', limit: '1' }],
  ['/deck', { limit: '30' }],
  ['/deck/funnel'],
  ['/auth/users', { limit: '100' }],
  ['/auth/search-users', { searchTerm: 'alan' }],
  ['/searches'],
  ['/likes/counts'],
  ['/matches'],
  ['/notices'],
];

/** Cursors are encrypted, or hold the time when a deck was made. */
const withoutCursors = (body: string) =>
  body.replaceAll(/"(nextCursor|after)":"([^"]*)"/g, (_, name, text: string) =>
    JSON.stringify([name, text.length]),
  );

/** Everything that these members are told, in new decks. */
async function readAll(app: App, readers: readonly Person[], others: readonly Person[]) {
  await sqlOf(app)`delete from deck`;
  const reported: string[] = [];
  for (const reader of readers) {
    const person = await renewed(app, reader);
    for (const [url, query] of asked(others)) {
      const { statusCode, body } = await person.get(url, query);
      reported.push(
        `${reader.id} ${url} ${JSON.stringify(query)} ${statusCode} ${withoutCursors(body)}`,
      );
    }
  }
  return reported;
}

/**
 * Attackers of both genders change their answers before each of these moments, also by deleting and giving them again,
 * and read all they can before and after. The target changes hidden answers, too. Returns all responses.
 */
export async function attack(
  app: App,
  { target, references, women }: Twin,
  secrets: Secrets,
  moments: readonly ('hour' | 'day')[],
) {
  const attackers = [...women, ...references];
  const read = () => readAll(app, attackers, [target, ...attackers]);
  const reported: string[] = [];
  for (const [turn, moment] of moments.entries()) {
    const changed = { ...secrets, hidden: secrets.hidden + turn };
    await answerAll(await renewed(app, target), answersOf(changed));
    for (const [number, attacker] of attackers.entries())
      await answerAnew(await renewed(app, attacker), { turn, number });
    reported.push(...(await read()));
    await waitUntilNext(app, moment);
    reported.push(...(await read()));
  }
  return reported;
}

async function answerAnew(person: Person, { turn, number }: { turn: number; number: number }) {
  const seed = 1000 * number + turn;
  const crafted = answersOf({ hidden: seed, open: seed }).slice(turn * 9, turn * 9 + 24);
  for (const { question } of crafted.slice(0, 4))
    await person.send('DELETE', `/answers/${question}`);
  const open = number % 2 === 0;
  await answerAll(
    person,
    crafted.map((answer) => ({ ...answer, open })),
  );
}
