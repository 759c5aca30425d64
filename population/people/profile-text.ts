import { interestLabels, interests, type Interest } from '../../contract/src/profiles/interests.ts';
import { prompts as allPrompts, type Prompt } from '../../contract/src/profiles/prompts.ts';
import { pick, pickSome, weighted, type Random } from '../random.ts';
import * as phrases from '../texts/bio-phrases.ts';
import { fill } from '../texts/phrase-templates.ts';
import { retirements, studies } from '../texts/students-and-retired.ts';
import { occupations } from '../texts/occupations.ts';
import { artLines, homeLines, worldLines } from '../texts/interests-arts-and-home.ts';
import { movingLines, outdoorLines } from '../texts/interests-outdoors.ts';
import { foodLines, musicLines } from '../texts/interests-food-and-music.ts';
import { answersAboutPeople } from '../texts/prompt-answers-about-people.ts';
import { answersAboutLife } from '../texts/prompt-answers-about-life.ts';

/** Answers to all prompts. */
const answers: Readonly<Record<Prompt, readonly string[]>> = {
  ...answersAboutLife,
  ...answersAboutPeople,
};

/** Sentences for a bio, by interest. */
const interestLines: Readonly<Record<Interest, readonly string[]>> = {
  ...outdoorLines,
  ...movingLines,
  ...foodLines,
  ...musicLines,
  ...artLines,
  ...homeLines,
  ...worldLines,
};

export interface Writer {
  readonly age: number;
  readonly gender: string | null;
  readonly city: string;
  readonly interests: readonly Interest[];
}

const common: readonly Interest[] = [
  'travel',
  'cooking',
  'coffee',
  'reading',
  'hiking',
  'cinema',
  'live-music',
  'dogs',
  'series',
  'running',
  'gym',
  'football',
  'cats',
  'podcasts',
  'photography',
];
const interestPool = [...interests, ...common, ...common, ...common];
const interestCount = weighted([
  [0, 4],
  [2, 6],
  [3, 14],
  [4, 20],
  [5, 24],
  [6, 16],
  [7, 10],
  [8, 6],
]);

export function pickInterests(random: Random): Interest[] {
  const chosen = new Set<Interest>();
  const count = interestCount(random);
  while (chosen.size < count) chosen.add(pick(random, interestPool));
  return [...chosen];
}

const promptCount = weighted([
  [0, 13],
  [1, 13],
  [2, 30],
  [3, 44],
]);

export function answerPrompts(
  random: Random,
  { city }: Writer,
): { prompt: Prompt; answer: string }[] {
  return pickSome(random, allPrompts, promptCount(random)).map((prompt) => ({
    prompt,
    answer: answerTo(random, prompt, city),
  }));
}

// Some prompts are the start of a sentence, and their answers continue in lower case.
const promptsToContinue = new Set(
  allPrompts.filter((prompt) => answers[prompt].some((line) => /^[a-z]/.test(line))),
);

function answerTo(random: Random, prompt: Prompt, city: string): string {
  const answer = fill(random, pick(random, answers[prompt]), { city });
  return promptsToContinue.has(prompt) ? answer : capital(answer);
}

type Occupation = readonly [string, readonly string[]];
const work = Object.entries(occupations) as Occupation[];
// Jobs that need years of training.
const longTraining = new Set([
  'Architect',
  'Consultant',
  'Dentist',
  'Doctor',
  'Lawyer',
  'Pharmacist',
  'Therapist',
  'Train driver',
  'Vet',
]);
const earlyWork = work.filter(([title]) => !longTraining.has(title));
const study = Object.entries(studies) as Occupation[];
const retirement = Object.entries(retirements) as Occupation[];

function pickWork(random: Random, age: number): Occupation {
  if (age < 26 && random() < 0.55) return pick(random, study);
  if (age >= 64 && random() < 0.85) return pick(random, retirement);
  return pick(random, age < 28 ? earlyWork : work);
}

function pickTrait(random: Random, { age, gender }: Writer): string {
  const own =
    age < 27
      ? phrases.youngTraits
      : age < 36
        ? []
        : age < 60
          ? phrases.midlifeTraits
          : phrases.seniorTraits;
  const fitting = own.filter((line) => phrases.suits(line, gender));
  return pick(random, fitting.length > 0 && random() < 0.4 ? fitting : phrases.traits);
}

const aboutInterests = (random: Random, writer: Writer, count: number) =>
  pickSome(random, writer.interests.length > 0 ? writer.interests : common, count).map((interest) =>
    pick(random, interestLines[interest]),
  );

const styles = {
  few: (random: Random, writer: Writer) => [
    random() < 0.6 ? pick(random, phrases.fewWords) : (aboutInterests(random, writer, 1)[0] ?? ''),
  ],
  plain: (random: Random, writer: Writer) => [
    pick(random, pickWork(random, writer.age)[1]),
    ...aboutInterests(random, writer, random() < 0.5 ? 1 : 2),
    ...sometimes(random, 0.45, () => pickTrait(random, writer)),
    ...sometimes(random, 0.55, () => pick(random, phrases.hopes)),
    ...sometimes(random, 0.3, () => pick(random, phrases.closings)),
  ],
  story: (random: Random, writer: Writer) => [
    pick(random, phrases.origins),
    ...sometimes(random, 0.6, () => pick(random, pickWork(random, writer.age)[1])),
    pickTrait(random, writer),
    ...aboutInterests(random, writer, 1),
    ...sometimes(random, 0.6, () => pick(random, phrases.hopes)),
    ...sometimes(random, 0.25, () => pick(random, phrases.closings)),
  ],
  short: (random: Random, writer: Writer) => [
    `${pickWork(random, writer.age)[0]}.`,
    ...(writer.interests.length > 0 ? [inARow(pickSome(random, writer.interests, 3))] : []),
    pickTrait(random, writer),
    ...sometimes(random, 0.45, () => pick(random, phrases.hopes)),
    ...sometimes(random, 0.3, () => pick(random, phrases.closings)),
  ],
};

const styleOf = weighted<keyof typeof styles>([
  ['few', 14],
  ['plain', 48],
  ['story', 24],
  ['short', 14],
]);

/** A bio that fits the age, work, city and interests of the member. */
export function writeBio(random: Random, writer: Writer): string {
  const sentences = styles[styleOf(random)](random, writer);
  const half = sentences.length > 3 && random() < 0.25 ? Math.ceil(sentences.length / 2) : 0;
  const text = half
    ? `${sentences.slice(0, half).join(' ')}\n\n${sentences.slice(half).join(' ')}`
    : sentences.join(' ');
  return fill(random, text, { city: writer.city });
}

function sometimes(random: Random, chance: number, line: () => string): string[] {
  return random() < chance ? [line()] : [];
}

function inARow(chosen: readonly Interest[]): string {
  const labels = chosen.map((interest) => interestLabels[interest]);
  const small = (label: string) =>
    /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;
  return `${labels.map((label, at) => (at === 0 ? label : small(label))).join(', ')}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
