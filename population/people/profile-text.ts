import { languageCodes, type Language } from '../../contract/src/languages.ts';
import { interests, type Interest } from '../../contract/src/profiles/interests.ts';
import { prompts as allPrompts, type Prompt } from '../../contract/src/profiles/prompts.ts';
import { interestNamesIn } from '../../server/src/texts/shared.ts';
import { pick, pickSome, weighted, type Random } from '../random.ts';
import { fill } from '../texts/phrase-templates.ts';
import { voices } from '../texts/voices.ts';

export interface Writer {
  readonly age: number;
  readonly gender: string | null;
  readonly language: Language;
  /** As the language names it; null if it has no name for it. */
  readonly city: string | null;
  readonly interests: readonly Interest[];
  readonly work: MemberWork;
}

/** What someone does, with sentences about it. */
export interface MemberWork {
  readonly title: string;
  readonly lines: readonly string[];
  readonly stage: 'studying' | 'working' | 'retired';
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
  writer: Writer,
): { prompt: Prompt; answer: string }[] {
  return pickSome(random, allPrompts, promptCount(random)).map((prompt) => ({
    prompt,
    answer: answerTo(random, prompt, writer),
  }));
}

type Occupation = readonly [string, readonly string[]];

/** The texts of a language, as they are picked from. */
function arrange(language: Language) {
  const { promptAnswers, work, ...voice } = voices[language];
  const jobs: readonly Occupation[] = Object.entries(work.jobs);
  const labels = interestNamesIn(language);
  return {
    ...voice,
    promptAnswers,
    // Some prompts are the start of a sentence, and their answers continue in lower case.
    promptsToContinue: new Set(
      allPrompts.filter((prompt) => promptAnswers[prompt].some((line) => /^\p{Ll}/u.test(line))),
    ),
    studies: Object.entries(work.studies) as readonly Occupation[],
    earlyJobs: jobs,
    jobs: [...jobs, ...(Object.entries(work.trainedJobs) as readonly Occupation[])],
    retirements: Object.entries(work.retirements) as readonly Occupation[],
    labelOf: (interest: Interest) => labels.get(interest) ?? interest,
  };
}

const texts = Object.fromEntries(
  languageCodes.map((language) => [language, arrange(language)]),
) as Readonly<Record<Language, ReturnType<typeof arrange>>>;

/** One of the lines, without those about a city that has no name in their language. */
function pickLine(random: Random, lines: readonly string[], { city }: Writer): string {
  return pick(random, city === null ? lines.filter((line) => !line.includes('{city}')) : lines);
}

const fillFor = (random: Random, line: string, { language, city }: Writer) =>
  fill(random, line, texts[language].slots, city === null ? {} : { city });

function answerTo(random: Random, prompt: Prompt, writer: Writer): string {
  const { promptAnswers, promptsToContinue } = texts[writer.language];
  const answer = fillFor(random, pickLine(random, promptAnswers[prompt], writer), writer);
  return promptsToContinue.has(prompt) ? answer : capital(answer);
}

/** In the language of the member. */
export function pickWork(
  random: Random,
  { age, language }: Pick<Writer, 'age' | 'language'>,
): MemberWork {
  const { studies, retirements, earlyJobs, jobs } = texts[language];
  const from = (stage: MemberWork['stage'], occupations: readonly Occupation[]): MemberWork => {
    const [title, lines] = pick(random, occupations);
    return { title, lines, stage };
  };
  if (age < 26 && random() < 0.55) return from('studying', studies);
  if (age >= 64 && random() < 0.85) return from('retired', retirements);
  return from('working', age < 28 ? earlyJobs : jobs);
}

const aboutWork = (random: Random, writer: Writer) => pickLine(random, writer.work.lines, writer);

function pickTrait(random: Random, writer: Writer): string {
  const { age, gender, language } = writer;
  const { traits, youngTraits, midlifeTraits, seniorTraits, onlyFor } = texts[language].bioPhrases;
  const own = age < 27 ? youngTraits : age < 36 ? [] : age < 60 ? midlifeTraits : seniorTraits;
  const fitting = own.filter((line) => (onlyFor?.get(line) ?? gender) === gender);
  return pickLine(random, fitting.length > 0 && random() < 0.4 ? fitting : traits, writer);
}

const aboutInterests = (random: Random, writer: Writer, count: number) =>
  pickSome(random, writer.interests.length > 0 ? writer.interests : common, count).map((interest) =>
    pickLine(random, texts[writer.language].interestLines[interest], writer),
  );

const phrase = (
  random: Random,
  kind: 'origins' | 'hopes' | 'closings' | 'fewWords',
  writer: Writer,
) => pickLine(random, texts[writer.language].bioPhrases[kind], writer);

const styles = {
  few: (random: Random, writer: Writer) => [
    random() < 0.6
      ? phrase(random, 'fewWords', writer)
      : (aboutInterests(random, writer, 1)[0] ?? ''),
  ],
  plain: (random: Random, writer: Writer) => [
    aboutWork(random, writer),
    ...aboutInterests(random, writer, random() < 0.5 ? 1 : 2),
    ...sometimes(random, 0.45, () => pickTrait(random, writer)),
    ...sometimes(random, 0.55, () => phrase(random, 'hopes', writer)),
    ...sometimes(random, 0.3, () => phrase(random, 'closings', writer)),
  ],
  story: (random: Random, writer: Writer) => [
    phrase(random, 'origins', writer),
    ...sometimes(random, 0.6, () => aboutWork(random, writer)),
    pickTrait(random, writer),
    ...aboutInterests(random, writer, 1),
    ...sometimes(random, 0.6, () => phrase(random, 'hopes', writer)),
    ...sometimes(random, 0.25, () => phrase(random, 'closings', writer)),
  ],
  short: (random: Random, writer: Writer) => [
    `${writer.work.title}.`,
    ...(writer.interests.length > 0
      ? [inARow(pickSome(random, writer.interests, 3), writer.language)]
      : []),
    pickTrait(random, writer),
    ...sometimes(random, 0.45, () => phrase(random, 'hopes', writer)),
    ...sometimes(random, 0.3, () => phrase(random, 'closings', writer)),
  ],
};

const styleOf = weighted<keyof typeof styles>([
  ['few', 14],
  ['plain', 48],
  ['story', 24],
  ['short', 14],
]);

/** A bio that fits the age, work, city and interests of the member, in their language. */
export function writeBio(random: Random, writer: Writer): string {
  const sentences = styles[styleOf(random)](random, writer);
  const half = sentences.length > 3 && random() < 0.25 ? Math.ceil(sentences.length / 2) : 0;
  return sentences
    .map((line) => capital(fillFor(random, line, writer)))
    .map((line, at) => (at === 0 ? line : `${at === half ? '\n\n' : ' '}${line}`))
    .join('');
}

function sometimes(random: Random, chance: number, line: () => string): string[] {
  return random() < chance ? [line()] : [];
}

const startsCapital = /^\p{Lu}\p{Ll}/u;
// Nouns keep their capital letter in German, an adjective before them does not.
const startsCapitalInGerman = /^\p{Lu}\p{Ll}+ \p{Lu}/u;

function inARow(chosen: readonly Interest[], language: Language): string {
  const starts = language === 'de' ? startsCapitalInGerman : startsCapital;
  const small = (label: string) =>
    starts.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  const labels = chosen.map(texts[language].labelOf);
  const comma = language === 'ar' ? '، ' : ', ';
  return `${labels.map((label, at) => (at === 0 ? label : small(label))).join(comma)}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
