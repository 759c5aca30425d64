import type { Interest } from '../../contract/src/profiles/interests.ts';
import type { Prompt } from '../../contract/src/profiles/prompts.ts';

type Lines = readonly string[];

/** What replaces `{dish}` and so on in a sentence. */
export type Slots = Readonly<
  Record<
    | 'dish'
    | 'cake'
    | 'day'
    | 'trip'
    | 'drink'
    | 'book'
    | 'language'
    | 'pet'
    | 'plant'
    | 'number'
    | 'relative'
    | 'song'
    | 'film',
    Lines
  >
>;

export interface BioPhrases {
  /** Where someone comes from. */
  readonly origins: Lines;
  /** What someone is like. */
  readonly traits: Lines;
  readonly youngTraits: Lines;
  readonly midlifeTraits: Lines;
  readonly seniorTraits: Lines;
  /** The gender of sentences that fit only one. */
  readonly onlyFor?: ReadonlyMap<string, string>;
  readonly hopes: Lines;
  /** Last sentences of a bio. */
  readonly closings: Lines;
  /** Complete bios that are very short. */
  readonly fewWords: Lines;
}

/** Sentences by what someone does, which a short bio begins with. */
type Work = Readonly<Record<string, Lines>>;

export interface WorkPhrases {
  readonly studies: Work;
  /** Jobs that people of any age have. */
  readonly jobs: Work;
  /** Jobs that need years of training. */
  readonly trainedJobs: Work;
  readonly retirements: Work;
}

export type InterestLines = Readonly<Record<Interest, Lines>>;
export type PromptAnswers = Readonly<Record<Prompt, Lines>>;

export interface Turn {
  readonly byFirst: boolean;
  readonly body: string;
}

export interface Conversations {
  /** How conversations start. */
  readonly openings: readonly (readonly Turn[])[];
  /** What people talk about later. */
  readonly topics: readonly (readonly Turn[])[];
}

/** All that synthetic members of one language write. */
export interface Voice {
  readonly slots: Slots;
  readonly bioPhrases: BioPhrases;
  readonly work: WorkPhrases;
  readonly interestLines: InterestLines;
  readonly promptAnswers: PromptAnswers;
  readonly conversations: Conversations;
}
