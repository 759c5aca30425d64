/** What the build of a language notes about its texts, for a site that says some of them in its own words. */
export interface BuiltTexts {
  /** Each text by its id, as people read it, with `{name}` in place of each of its values. */
  readonly texts: Readonly<Record<string, string>>;
  /** Where texts are in each file that was built: scripts, pages, and what the service says. */
  readonly files: Readonly<Record<string, readonly TextPlace[]>>;
}

export interface TextPlace {
  readonly id: string;
  /** In the file as it is served. */
  readonly start: number;
  readonly end: number;
  /** Around the text: a quote of a script, or none in a page. */
  readonly quote: '' | '"' | "'" | '`';
  /** The values that are filled in, in the order of the default text. */
  readonly values: readonly PlacedValue[];
}

interface PlacedValue {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}
