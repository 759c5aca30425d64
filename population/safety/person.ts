/** People who do harm, as the rules for safety have to find them. */
export const badKinds = [
  'link-spam',
  'escort',
  'romance-script',
  'harasser',
  'banned-duplicate',
] as const;
export type BadKind = (typeof badKinds)[number];

/** Honest people, most of them odd in a way that resembles one of those. */
export const honestKinds = [
  'ordinary',
  'traveler',
  'poet',
  'pastes-opener',
  'learns-language',
  'lookalike',
] as const;
export type HonestKind = (typeof honestKinds)[number];

export const safetyLanguages = ['en', 'de', 'es'] as const;
export type SafetyLanguage = (typeof safetyLanguages)[number];

/** What a person does, or what happens to them, by minutes after they joined. Others are numbered from 0. */
export type Act = { readonly minute: number } & (
  | { readonly do: 'like'; readonly count: number }
  | { readonly do: 'change'; readonly what: 'photo' | 'age' | 'place' }
  | {
      readonly do: 'write';
      readonly to: number;
      readonly text: string;
      /** They confirm what could hurt, when they are asked. */
      readonly sure: boolean;
    }
  | { readonly do: 'answered'; readonly by: number }
  /** What staff decided about earlier reports by the same person. */
  | {
      readonly do: 'reported';
      readonly by: number;
      readonly upheld: number;
      readonly dismissed: number;
    }
);

export interface SafetyPerson {
  readonly index: number;
  readonly kind: BadKind | HonestKind;
  readonly isBad: boolean;
  readonly language: SafetyLanguage;
  readonly firstName: string;
  readonly age: number;
  readonly bio: string;
  /** The country of the profile, and that of the network they use. */
  readonly country: string;
  readonly networkCountry: string;
  /** The photo shows what a banned person's showed, in another size or compressed again. */
  readonly hasBannedPhoto: boolean;
  /** In the order of their minutes. */
  readonly acts: readonly Act[];
}

/** What people of one language write: lines with slots, of which each is replaced by one of its texts. */
export interface SafetyTexts {
  readonly names: readonly string[];
  readonly countries: readonly string[];
  readonly bios: readonly string[];
  readonly badBios: readonly string[];
  readonly lines: Readonly<
    Record<Exclude<BadKind, 'banned-duplicate'> | HonestKind, readonly string[]>
  >;
  /** What a person writes who came back after a ban, and is careful now. */
  readonly careful: readonly string[];
  /** A second message to someone who has not answered. */
  readonly followUps: Readonly<
    Record<'link-spam' | 'escort' | 'romance-script', readonly string[]>
  >;
  readonly slots: Readonly<Record<string, readonly string[]>>;
}
