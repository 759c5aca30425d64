/**
 * What stands in a text for a value: its name, and how it is written. A case is chosen by the value, by the number that it
 * is (1), or by whether it begins with a vowel (2). A time is in the zone of the reader (3) or of the site (4). Pages have
 * many of them, so that they are short.
 */
type Value =
  | readonly [name: string, as: 'number' | 'percent' | 'lower']
  | readonly [name: string, cases: Cases, choice?: 1 | 2]
  | readonly [name: string, options: Intl.DateTimeFormatOptions, zone: 3 | 4];

export type Cases = Readonly<Record<string, PageText>>;

/** A text as pages get it: words, or if it mentions values, pieces. Those with words have in braces what is said as it is. */
export type PageText = string | readonly (string | Value)[];

/** The texts of a catalogue as pages get them. The first entry of a list says that it is no text. */
export type PageTexts =
  | PageText
  | readonly [null, ...PageTexts[]]
  | { readonly [name: string]: PageTexts };
