import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { interests } from '../../contract/src/profiles/interests.ts';
import { promptLimits, prompts } from '../../contract/src/profiles/prompts.ts';
import { long } from '../../e2e/test-size.ts';
import { snapPosition } from '../../server/src/platform/geo/position.ts';
import { createSettings, dayLength, type PopulationOptions } from '../settings.ts';
import { ageOn } from './identity.ts';
import { createMembers, type Member } from './member.ts';
import { endOfPremium } from './payments.ts';

const usual = { members: 4000, seed: 7, today: '2026-03-14' };
const stated = { ...usual, members: long ? 1_000_000 : 4000 };
const minutes = 60_000;

function* makeAll(options: PopulationOptions): Generator<Member> {
  const memberAt = createMembers(createSettings(options));
  for (let index = 0; index < options.members; index++) yield memberAt(index);
}

function digest(options: PopulationOptions): string {
  const hash = createHash('sha256');
  for (const member of makeAll(options)) hash.update(JSON.stringify(member));
  return hash.digest('hex');
}

const settings = createSettings(usual);
const everyone = [...makeAll(usual)];
const firstWithout = (rule: (member: Member) => boolean) =>
  everyone.find((member) => !rule(member));

/** The share of members that a condition holds for. */
const shareOf = (of: (member: Member) => boolean, among = everyone) =>
  among.filter(of).length / among.length;

describe('a population', () => {
  test(
    'has the same members for the same seed, and others for another seed',
    { tags: ['long'] },
    () => {
      expect(digest(stated)).toBe(digest(stated));
      expect(digest({ ...usual, seed: 8 })).not.toBe(digest(usual));
    },
  );

  test('can be created one by one and in any order', () => {
    const memberAt = createMembers(createSettings(usual));
    for (const index of [3999, 0, 17]) expect(memberAt(index)).toEqual(everyone[index]);
  });

  test('has the same members on another day, at other times', () => {
    const later = createMembers(createSettings({ ...usual, today: '2026-06-30' }))(5);
    expect(later.firstName).toBe(everyone[5]?.firstName);
    expect(later.joinedAt).toBeGreaterThan(everyone[5]?.joinedAt ?? Infinity);
  });
});

describe('accounts', () => {
  test(
    'have an id and an address of their own',
    () => {
      const emails = new Set<string>();
      const ids = new Set<string>();
      for (const { id, email } of makeAll(stated)) {
        emails.add(email);
        ids.add(id);
      }
      expect(emails.size).toBe(stated.members);
      expect(ids.size).toBe(stated.members);
    },
    5 * minutes,
  );

  test('have addresses at domains that cannot exist, and random ids', () => {
    const address = /^[a-z.]+[0-9]+@(mail|post|letters)\.example$/;
    const id = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(firstWithout((member) => address.test(member.email))).toBeUndefined();
    expect(firstWithout((member) => id.test(member.id))).toBeUndefined();
  });

  test('were created in order over two years, at a growing rate', () => {
    const times = everyone.map(({ joinedAt }) => joinedAt);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    const daysAgo = times.map((time) => (settings.today - time) / dayLength);
    expect(daysAgo.at(0)).toBeLessThanOrEqual(730);
    expect(daysAgo.at(-1)).toBeGreaterThan(0);
    const recent = daysAgo.filter((days) => days < 365).length;
    expect(recent / (times.length - recent)).toBeGreaterThan(2);
  });

  test('are mostly active and verified', () => {
    expect(shareOf(({ status }) => status.state === 'active')).toBeCloseTo(0.925, 1);
    expect(shareOf(({ verifiedAt }) => verifiedAt !== null)).toBeCloseTo(0.9, 1);
    const states = new Set(everyone.map(({ status }) => `${status.state} ${status.by}`));
    expect([...states].toSorted()).toEqual([
      'active null',
      'banned staff',
      'deactivated self',
      'deactivated staff',
      'leaving self',
    ]);
  });

  test('were last active now, recently, long ago or never', () => {
    const within = (days: number) =>
      shareOf(
        ({ lastActive }) => lastActive !== null && settings.now - lastActive < days * dayLength,
      );
    const online = within(5 / 1440);
    expect(online).toBeGreaterThan(0.02);
    expect(online).toBeLessThan(0.05);
    expect(within(1)).toBeGreaterThan(0.15);
    expect(within(30)).toBeLessThan(0.85);
    expect(shareOf(({ lastActive }) => lastActive === null)).toBeGreaterThan(0.02);
  });

  test('have their times in order', () => {
    const inOrder = ({ joinedAt, verifiedAt, lastActive, status }: Member) =>
      [verifiedAt, lastActive, status.since].every(
        (time) => time === null || (time >= joinedAt && time <= settings.now),
      ) && (status.until ?? Infinity) > settings.today;
    expect(firstWithout(inOrder)).toBeUndefined();
  });

  test('have the expected share of premium, most of it bought and some of it expired', () => {
    const whole = everyone.filter(({ complete }) => complete);
    const share = (of: (member: Member) => boolean) => whole.filter(of).length / whole.length;
    const given = ({ grants }: Member) => grants.some(({ endsAt }) => endsAt > settings.now);
    const bought = ({ payments }: Member) =>
      (payments?.courses ?? []).some(
        (course) => (endOfPremium(course, settings)?.getTime() ?? 0) > settings.now,
      );
    expect(share((member) => given(member) || bought(member))).toBeGreaterThan(0.07);
    expect(share((member) => given(member) || bought(member))).toBeLessThan(0.09);
    expect(share(bought)).toBeGreaterThan(0.06);
    expect(share((member) => member.payments !== null && !bought(member))).toBeGreaterThan(0.02);
    expect(share((member) => member.grants.length > 0 && !given(member))).toBeGreaterThan(0.015);
  });
});

describe('people', () => {
  test('were at least 18 when they joined, and are mostly around thirty', () => {
    const adult = ({ joinedAt, birthDate }: Member) =>
      !birthDate || ageOn(joinedAt, birthDate) >= 18;
    expect(firstWithout(adult)).toBeUndefined();
    const ages = everyone.flatMap(({ birthDate }) =>
      birthDate ? [ageOn(settings.today, birthDate)] : [],
    );
    const within = (from: number, to: number) =>
      ages.filter((age) => age >= from && age <= to).length / ages.length;
    expect(within(18, 24)).toBeGreaterThan(0.12);
    expect(within(25, 34)).toBeGreaterThan(0.35);
    expect(within(45, 60)).toBeGreaterThan(0.08);
    expect(within(61, 81)).toBeGreaterThan(0.015);
    expect(within(18, 81)).toBe(1);
  });

  test('have every gender', () => {
    expect(shareOf(({ gender }) => gender === 'man')).toBeCloseTo(0.52, 1);
    expect(shareOf(({ gender }) => gender === 'woman')).toBeCloseTo(0.43, 1);
    expect(shareOf(({ gender }) => gender === 'nonbinary')).toBeGreaterThan(0.01);
    const named = new Set([null, 'man', 'woman', 'nonbinary']);
    expect(shareOf(({ gender }) => !named.has(gender))).toBeGreaterThan(0.003);
    expect(shareOf(({ gender }) => gender === null)).toBeGreaterThan(0.005);
  });

  test('look for known genders in a valid age range', () => {
    const known = new Set(['woman', 'man', 'nonbinary', 'other']);
    const fine = ({ seeking }: Member) =>
      !seeking ||
      (seeking.genders.length > 0 &&
        seeking.genders.every((gender) => known.has(gender)) &&
        seeking.minAge >= 18 &&
        seeking.maxAge > seeking.minAge &&
        seeking.maxAge <= 99);
    expect(firstWithout(fine)).toBeUndefined();
    const women = everyone.filter(({ gender, seeking }) => gender === 'woman' && seeking);
    expect(
      shareOf(({ seeking }) => seeking?.genders.includes('man') ?? false, women),
    ).toBeGreaterThan(0.8);
  });

  test('have pictures that fit their gender', () => {
    const fine = ({ gender, photos }: Member) =>
      (gender !== 'woman' && gender !== 'man') ||
      photos.every(({ name }) => name.startsWith(`${gender}-`));
    expect(firstWithout(fine)).toBeUndefined();
  });

  test('have the form of the family name that fits their gender', () => {
    const gendered = new Set(['polish', 'czech', 'greek']);
    const mans = /(ski|cki|opoulos|idis|ý)$/;
    const fine = ({ culture, gender, lastName }: Member) =>
      gender !== 'woman' || !gendered.has(culture) || !mans.test(lastName ?? '');
    expect(firstWithout(fine)).toBeUndefined();
  });

  test('are complete exactly if nothing is missing', () => {
    const fine = (member: Member) => {
      const { birthDate, gender, seeking, home, photos } = member;
      return (
        member.complete === Boolean(birthDate && gender && seeking && home && photos.length > 0)
      );
    };
    expect(firstWithout(fine)).toBeUndefined();
  });
});

describe('places', () => {
  const homes = everyone.flatMap(({ home }) => (home ? [home] : []));

  test('are on the grid, and a city has several cells', () => {
    const where = ({ latitude, longitude }: (typeof homes)[number]) => ({ latitude, longitude });
    expect(homes.map(where)).toEqual(homes.map(snapPosition));
    const cells = homes
      .filter(({ city }) => city === 'London')
      .map(({ latitude, longitude }) => `${latitude} ${longitude}`);
    expect(new Set(cells).size).toBeGreaterThan(50);
  });
});

describe('profile texts', () => {
  test('have no unfilled placeholders', () => {
    const whole = (text: string) => !/[{}]|\bundefined\b|\bnull\b| {2}|^\s|\s$/.test(text);
    const fine = ({ bio, prompts: given }: Member) =>
      (bio === null || whole(bio)) && given.every(({ answer }) => whole(answer));
    expect(firstWithout(fine)).toBeUndefined();
  });

  test('are rarely the same', () => {
    const bios = everyone.flatMap(({ bio }) => (bio === null ? [] : [bio]));
    expect(bios.length / everyone.length).toBeGreaterThan(0.75);
    expect(bios.length / everyone.length).toBeLessThan(0.9);
    expect(new Set(bios).size / bios.length).toBeGreaterThan(0.9);
  });

  test('use only listed interests and prompts, within their limits', () => {
    const fine = (member: Member) => {
      const names = member.prompts.map(({ prompt }) => prompt);
      return (
        member.interests.every((interest) => interests.includes(interest)) &&
        new Set(member.interests).size === member.interests.length &&
        names.every((name) => prompts.includes(name)) &&
        new Set(names).size === names.length &&
        names.length <= promptLimits.perProfile &&
        member.prompts.every(({ answer }) => answer.length <= promptLimits.answerLength)
      );
    };
    expect(firstWithout(fine)).toBeUndefined();
  });
});
