import type { RandomChoice, RandomMember } from '../members/random-members.ts';

/*
 * Decks by an implementation that only knows the rules: who qualifies, how they are ranked, and how many a deck has. It
 * shares no code with the server.
 */

export interface World {
  readonly members: readonly RandomMember[];
  /** Choices by the ids of both, of which that of the chooser is first. */
  readonly choices: ReadonlyMap<string, RandomChoice>;
  /** Pairs of ids, both ways. */
  readonly blocked: ReadonlySet<string>;
  readonly now: Date;
}

const day = 86_400_000;

function ageOn(born: string, now: Date) {
  const [year = 0, month = 0, date = 0] = born.split('-').map(Number);
  const had =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= date);
  return now.getUTCFullYear() - year - (had ? 0 : 1);
}

/** A member who hides their distance counts as being in the middle of a square of a fifth of a degree. */
function placeOf({ latitude, longitude, showDistance }: RandomMember) {
  if (showDistance) return { latitude, longitude };
  const middle = Math.fround(Math.floor(latitude / 0.2) * 0.2 + 0.1);
  const around = Math.round(1800 * Math.cos((middle * Math.PI) / 180));
  const square = Math.min(around - 1, Math.floor(((longitude + 180) / 360) * around));
  return { latitude: middle, longitude: Math.fround(((square + 0.5) * 360) / around - 180) };
}

function kilometresBetween(me: RandomMember, them: RandomMember) {
  const [a, b] = [me, placeOf(them)];
  const [p, q, r, s] = [a.latitude, b.latitude, a.longitude, b.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const half = Math.sin((q - p) / 2) ** 2 + Math.cos(p) * Math.cos(q) * Math.sin((s - r) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(half)));
}

const seeksGender = ({ seeks }: RandomMember, { gender }: RandomMember) =>
  ['woman', 'man', 'nonbinary'].includes(gender) ? seeks.includes(gender) : seeks.includes('other');

interface Preferences {
  readonly distance: number | null;
  readonly ages: readonly [number, number];
  readonly bothWays: boolean;
  readonly again: boolean;
}

export const ownPreferences = ({
  maxDistance,
  minAge,
  maxAge,
  bothWays,
}: RandomMember): Preferences => ({
  distance: maxDistance,
  ages: [minAge, maxAge],
  bothWays,
  again: false,
});

/** The tests that a person passes, in the order of the funnel. */
function findingsOf(world: World, me: RandomMember, them: RandomMember, preferences: Preferences) {
  const { now, choices, blocked } = world;
  const kilometres = kilometresBetween(me, them);
  const [age, mine] = [ageOn(them.born, now), ageOn(me.born, now)];
  const liked = choices.get(`${them.id} ${me.id}`)?.kind.endsWith('like') === true;
  const choice = choices.get(`${me.id} ${them.id}`);
  const forgotten =
    choice?.kind === 'none' ||
    (preferences.again &&
      choice?.kind === 'pass' &&
      now.getTime() - choice.at.getTime() > 30 * day);
  return {
    there:
      them.id !== me.id &&
      them.state === 'active' &&
      them.verified &&
      !them.staff &&
      !them.paused &&
      (!them.incognito || liked) &&
      !blocked.has(`${me.id} ${them.id}`),
    near: preferences.distance === null || kilometres <= preferences.distance,
    ages: age >= preferences.ages[0] && age <= preferences.ages[1],
    gender: seeksGender(me, them),
    wantsMe:
      seeksGender(them, me) &&
      mine >= them.minAge &&
      mine <= them.maxAge &&
      (them.maxDistance === null || kilometres <= them.maxDistance),
    unseen: !choice || forgotten,
  };
}

export function qualifying(world: World, me: RandomMember, preferences = ownPreferences(me)) {
  return world.members.filter((them) => {
    const { there, near, ages, gender, wantsMe, unseen } = findingsOf(world, me, them, preferences);
    return there && near && ages && gender && (wantsMe || !preferences.bothWays) && unseen;
  });
}

export function naiveFunnel(world: World, me: RandomMember) {
  const found = world.members
    .map((them) => findingsOf(world, me, them, ownPreferences(me)))
    .filter(({ there, near }) => there && near);
  const inAges = found.filter(({ ages }) => ages);
  const wanted = inAges.filter(({ gender }) => gender);
  const wantYou = wanted.filter(({ wantsMe }) => wantsMe || !me.bothWays);
  const notSeen = wantYou.filter(({ unseen }) => unseen);
  return {
    inRange: found.length,
    inAges: inAges.length,
    wanted: wanted.length,
    wantYou: wantYou.length,
    notSeen: notSeen.length,
  };
}

/** The least change of ages that brings someone: everyone within five years, or the nearest. */
export function naiveWiderAges(world: World, me: RandomMember) {
  const everyAge = { ...ownPreferences(me), ages: [0, 200] } as const;
  const all = qualifying(world, me, everyAge).map(({ born }) => ageOn(born, world.now));
  const agesOf = (years: number) =>
    all.filter((age) => age >= me.minAge - years && age <= me.maxAge + years);
  const left = agesOf(0).length;
  for (let years = 5; years < 100; years += 1) {
    const reached = agesOf(years);
    const minAge = Math.min(me.minAge, ...reached);
    const maxAge = Math.max(me.maxAge, ...reached);
    if (reached.length > left) return { minAge, maxAge, more: reached.length - left };
  }
  return null;
}

/** What others see is made from open answers only. */
const openOf = (member: RandomMember): RandomMember => ({
  ...member,
  answers: member.answers.filter(({ open }) => open),
});

/** The sum of how well their answers fit, and how many count. */
function answersThatFit(me: RandomMember, them: RandomMember) {
  let [fitting, counted] = [0, 0];
  for (const { question, accepted, importance } of me.answers) {
    const answer = them.answers.find((each) => each.question === question);
    if (!answer || importance === 0) continue;
    const isAccepted = (accepted & (1 << answer.mine)) !== 0;
    if (isAccepted) fitting += 1;
    else if (importance < 50) fitting += 0.5;
    counted += 1;
  }
  return { fitting, counted };
}

/** How likely it is that I like them, from our open answers alone. */
export function chanceOf(me: RandomMember, them: RandomMember) {
  const { fitting, counted } = answersThatFit(openOf(me), openOf(them));
  return 0.1 + (0.6 * (fitting + 1)) / (counted + 2);
}

/** The day on which someone was active, as decks and lists use it: those who hide it change when a month begins. */
export function seenOn({ now }: World, { lastActive, showLastActive }: RandomMember) {
  if (showLastActive) return Date.parse(lastActive.toISOString().slice(0, 10));
  const [year, month] = [lastActive.getUTCFullYear(), lastActive.getUTCMonth()];
  const isThisMonth = lastActive.toISOString().slice(0, 7) === now.toISOString().slice(0, 7);
  return Date.UTC(year, isThisMonth ? month : month + 1, 1);
}

export function rankFor(world: World, me: RandomMember, them: RandomMember) {
  const [mine, theirs] = [answersThatFit(me, openOf(them)), answersThatFit(openOf(them), me)];
  const shared = them.interests.filter((interest) => me.interests.includes(interest)).length;
  const fitting = mine.fitting + theirs.fitting + shared / 2 + 1;
  const fit = fitting / (mine.counted + theirs.counted + shared / 2 + 2);
  const rankBonus = them.rankBonus.bonus / 240;
  const today = Date.parse(world.now.toISOString().slice(0, 10));
  const days = (today - seenOn(world, them)) / day;
  const near = 2 * 6371.0088 * Math.sin(kilometresBetween(me, them) / (2 * 6371.0088));
  return fit + rankBonus + 1 / (6 * (1 + days / 7)) + 1 / (6 * (1 + (near / 20) ** 2));
}

const bands = [100, 250, 500, 1000, 2500, 6000];

/** For members who look anywhere: how many of these distances someone is beyond. */
export const bandFor = (me: RandomMember, them: RandomMember) =>
  me.maxDistance === null
    ? bands.filter((kilometres) => kilometresBetween(me, them) > kilometres).length
    : 0;

/** Everyone who may be in the deck, and with which of the preferences. */
export function naiveDeck(world: World, me: RandomMember) {
  const own = ownPreferences(me);
  for (const again of [false, true]) {
    const people = qualifying(world, me, { ...own, again });
    if (people.length > 0) return { step: again ? 'again' : 'yours', people };
  }
  return { step: 'yours', people: [] };
}
