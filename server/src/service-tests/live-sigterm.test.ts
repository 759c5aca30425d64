// @module-tag long
import { closeCodes } from '@kindred/contract/live';
import { expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { addressOf, openChannel } from '../../test/service/live.ts';
import { createMember } from '../../test/members/members.ts';
import { enter, startServer } from '../../test/service/separate-server.ts';
import { publishEvent } from '../platform/live/publish.ts';

const app = await testApp();

test('trust 35: a process that is stopped, or killed, sends its sockets to another, and they miss nothing', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => createMember(app)));
  const servers = [await startServer(app), await startServer(app), await startServer(app)] as const;
  const [leaving, dying, staying] = servers;
  const people = await Promise.all(
    members.map(async (member) => ({ id: member.id, headers: await enter(staying.url, member) })),
  );
  const ids = people.map(({ id }) => id);
  let reported = 0;
  // Events from this process all the time, also while none of them listens.
  const talk = setInterval(() => {
    reported += 1;
    void publishEvent(app.pool, ids, 'likes', {});
  }, 20);
  const open = (url: string, since: (number | null)[] = []) =>
    Promise.all(
      people.map((person, index) => openChannel(addressOf(url), person, since[index] ?? null)),
    );
  const seen = people.map(() => [] as number[]);
  const follow = async (from: typeof leaving, signal: 'SIGTERM' | 'SIGKILL', last: number[]) => {
    const screens = await open(from.url, last);
    await expect.poll(() => screens.every((screen) => screen.numbers().length > 5)).toBe(true);
    const ended = from.end(signal);
    const codes = await Promise.all(screens.map((screen) => screen.ended));
    expect(new Set(codes)).toEqual(new Set([signal === 'SIGTERM' ? closeCodes.restart : 1006]));
    expect(await ended).toBe(signal === 'SIGTERM' ? 0 : null);
    screens.forEach((screen, index) => seen[index]?.push(...screen.numbers()));
    return screens.map((screen, index) => screen.numbers().at(-1) ?? last[index] ?? 0);
  };
  const afterTerm = await follow(
    leaving,
    'SIGTERM',
    people.map(() => 0),
  );
  const afterKill = await follow(dying, 'SIGKILL', afterTerm);
  const back = await open(staying.url, afterKill);
  clearInterval(talk);
  await expect.poll(() => back.every((screen) => screen.numbers().at(-1) === reported)).toBe(true);
  back.forEach((screen, index) => seen[index]?.push(...screen.numbers()));
  for (const numbers of seen)
    expect(numbers).toEqual(Array.from({ length: reported }, (_, index) => index + 1));
  await staying.end('SIGTERM');
});
