import type { Language } from '../../contract/src/languages.ts';
import type { Interest } from '../../contract/src/profiles/interests.ts';
import type { Prompt } from '../../contract/src/profiles/prompts.ts';
import type { CultureName } from '../cultures.ts';
import { weighted } from '../random.ts';
import { cityName } from '../texts/city-names.ts';
import { randomStream, type PopulationSettings } from '../settings.ts';
import { createFacts, type FactsOfMember, noFacts } from './facts.ts';
import { createEmail, createStatus, lastVisit, type AccountStatus } from './account.ts';
import { type Answer, createAnswers } from './answers.ts';
import { createIdentity } from './identity.ts';
import { joinTimes } from './join-times.ts';
import { pickLanguage } from './languages.ts';
import { livesInFirstCity, pickHome, type Home } from './places.ts';
import { createPhotos, pickPortrait, type Photo } from './portraits.ts';
import { createPayments, type Payments } from './payments.ts';
import { createGrants, type Grant } from './premium.ts';
import { createSeeking, type Seeking } from './seeking.ts';
import { uuid } from './identifiers.ts';
import { answerPrompts, pickInterests, pickWork, writeBio } from './profile-text.ts';

/** One synthetic member with everything they have. Times are milliseconds. */
export interface Member {
  readonly index: number;
  readonly id: string;
  readonly email: string;
  readonly joinedAt: number;
  readonly verifiedAt: number | null;
  readonly lastActive: number | null;
  readonly status: AccountStatus;
  readonly culture: CultureName;
  /** What they read and write. */
  readonly language: Language;
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
  readonly answers: readonly Answer[];
  readonly facts: FactsOfMember;
  readonly showLastActive: boolean;
  readonly complete: boolean;
  readonly grants: readonly Grant[];
  readonly payments: Payments | null;
}

// The step at which a member stopped filling in their profile: this step and all later ones are missing.
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
  id: randomStream('id'),
  gathering: randomStream('gathering'),
  home: randomStream('home'),
  language: randomStream('language'),
  identity: randomStream('identity'),
  account: randomStream('account'),
  progress: randomStream('progress'),
  seeking: randomStream('seeking'),
  text: randomStream('words'),
  work: randomStream('work'),
  photos: randomStream('photos'),
  premium: randomStream('premium'),
  payments: randomStream('payments'),
  answers: randomStream('answers'),
};

/** Creates any member of a population by index, without creating the others. */
export function createMembers(settings: PopulationSettings): (index: number) => Member {
  const joinedAtOf = joinTimes(settings);
  return (index) => {
    const joinedAt = joinedAtOf(index);
    const inFirstCity = livesInFirstCity(randomOf.gathering(settings, index), settings.members);
    const {
      culture,
      language: spoken,
      ...home
    } = pickHome(randomOf.home(settings, index), inFirstCity);
    const living = { language: spoken, country: home.country, culture };
    const language = pickLanguage(randomOf.language(settings, index), living);
    const identity = createIdentity(
      randomOf.identity(settings, index),
      culture,
      joinedAt,
      settings,
    );
    const account = randomOf.account(settings, index);
    const progress = randomOf.progress(settings, index);
    const text = randomOf.text(settings, index);
    const step = stepOf(progress);
    const reached = (wanted: (typeof steps)[number]) => steps.indexOf(step) > steps.indexOf(wanted);
    const complete = step === 'done';
    const status = createStatus(account, joinedAt, settings);
    const verified = progress() < (complete ? 0.94 : 0.5);
    const about = {
      age: identity.age,
      gender: identity.gender,
      language,
      city: cityName(home.city, language),
      interests: complete || progress() < 0.2 ? pickInterests(text) : [],
      work: pickWork(randomOf.work(settings, index), { age: identity.age, language }),
    };
    const answers = complete ? createAnswers(randomOf.answers(settings, index)) : [];
    const pictures = randomOf.photos(settings, index);
    const portrait = pickPortrait(pictures, culture, identity);
    return {
      index,
      id: uuid(randomOf.id(settings, index)),
      email: createEmail(account, identity, settings, index),
      joinedAt,
      verifiedAt: verified
        ? Math.min(settings.today, joinedAt + Math.floor(progress() ** 3 * 3_600_000) + 40_000)
        : null,
      lastActive: lastVisit(account, joinedAt, status, settings),
      status,
      culture,
      language,
      firstName: identity.firstName,
      lastName: identity.lastName,
      birthDate: reached('birthDate') ? identity.birthDate : null,
      gender: reached('gender') ? identity.gender : null,
      seeking: reached('seeking')
        ? createSeeking(randomOf.seeking(settings, index), identity)
        : null,
      home: reached('home') ? home : null,
      photos: reached('photos') ? createPhotos(pictures, portrait) : [],
      bio: (complete ? text() < 0.91 : text() < 0.15) ? writeBio(text, about) : null,
      interests: about.interests,
      prompts: complete ? answerPrompts(text, about) : [],
      answers,
      facts: complete
        ? createFacts(settings, index, { ...about, country: home.country, answers })
        : noFacts,
      showLastActive: progress() < 0.92,
      complete,
      grants: complete ? createGrants(randomOf.premium(settings, index), joinedAt, settings) : [],
      payments: complete
        ? createPayments(randomOf.payments(settings, index), joinedAt, status, settings)
        : null,
    };
  };
}
