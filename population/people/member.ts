import type { Interest } from '../../contract/src/profiles/interests.ts';
import type { Prompt } from '../../contract/src/profiles/prompts.ts';
import type { CultureName } from '../cultures.ts';
import { weighted } from '../random.ts';
import { aspect, type World } from '../world.ts';
import { createEmail, createStanding, lastVisit, type Standing } from './account.ts';
import { createIdentity } from './identity.ts';
import { joinTimes } from './joining.ts';
import { settle, type Home } from './places.ts';
import { createPhotos, pickPortrait, type Photo } from './portraits.ts';
import { createGrants, type Grant } from './premium.ts';
import { createSeeking, type Seeking } from './seeking.ts';
import { uuid } from './identifiers.ts';
import { answerPrompts, pickInterests, writeBio } from './words.ts';

/** One synthetic member, whole. Times are milliseconds. */
export interface Member {
  readonly index: number;
  readonly id: string;
  readonly email: string;
  readonly joinedAt: number;
  readonly verifiedAt: number | null;
  readonly lastActive: number | null;
  readonly standing: Standing;
  readonly culture: CultureName;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly gender: string | null;
  readonly seeking: Seeking | null;
  readonly home: Home | null;
  readonly photos: readonly Photo[];
  readonly bio: string | null;
  readonly interests: readonly Interest[];
  readonly prompts: readonly { prompt: Prompt; answer: string }[];
  readonly showLastActive: boolean;
  readonly complete: boolean;
  readonly grants: readonly Grant[];
}

// How far somebody came in making their profile: the step they stopped at, and all after it, are missing.
const steps = ['birthDate', 'gender', 'seeking', 'home', 'photos', 'done'] as const;
const stepOf = weighted<(typeof steps)[number]>([
  ['birthDate', 0.008],
  ['gender', 0.01],
  ['seeking', 0.012],
  ['home', 0.02],
  ['photos', 0.05],
  ['done', 0.9],
]);

const randomOf = {
  id: aspect('id'),
  home: aspect('home'),
  identity: aspect('identity'),
  account: aspect('account'),
  progress: aspect('progress'),
  seeking: aspect('seeking'),
  words: aspect('words'),
  photos: aspect('photos'),
  premium: aspect('premium'),
};

/** Any member of a world by number, without making the others. */
export function createMembers(world: World): (index: number) => Member {
  const joinedAtOf = joinTimes(world);
  return (index) => {
    const joinedAt = joinedAtOf(index);
    const { culture, ...home } = settle(randomOf.home(world, index));
    const identity = createIdentity(randomOf.identity(world, index), culture, joinedAt, world);
    const account = randomOf.account(world, index);
    const progress = randomOf.progress(world, index);
    const words = randomOf.words(world, index);
    const step = stepOf(progress);
    const reached = (part: (typeof steps)[number]) => steps.indexOf(step) > steps.indexOf(part);
    const complete = step === 'done';
    const standing = createStanding(account, joinedAt, world);
    const verified = progress() < (complete ? 0.94 : 0.5);
    const about = {
      age: identity.age,
      gender: identity.gender,
      city: home.city,
      interests: complete || progress() < 0.2 ? pickInterests(words) : [],
    };
    const pictures = randomOf.photos(world, index);
    const portrait = pickPortrait(pictures, culture, identity);
    return {
      index,
      id: uuid(randomOf.id(world, index)),
      email: createEmail(account, identity, world, index),
      joinedAt,
      verifiedAt: verified
        ? Math.min(world.today, joinedAt + Math.floor(progress() ** 3 * 3_600_000) + 40_000)
        : null,
      lastActive: lastVisit(account, joinedAt, standing, world),
      standing,
      culture,
      firstName: identity.firstName,
      lastName: identity.lastName,
      birthDate: reached('birthDate') ? identity.birthDate : null,
      gender: reached('gender') ? identity.gender : null,
      seeking: reached('seeking') ? createSeeking(randomOf.seeking(world, index), identity) : null,
      home: reached('home') ? home : null,
      photos: reached('photos') ? createPhotos(pictures, portrait) : [],
      bio: (complete ? words() < 0.91 : words() < 0.15) ? writeBio(words, about) : null,
      interests: about.interests,
      prompts: complete ? answerPrompts(words, about) : [],
      showLastActive: progress() < 0.92,
      complete,
      grants: complete ? createGrants(randomOf.premium(world, index), joinedAt, world) : [],
    };
  };
}
