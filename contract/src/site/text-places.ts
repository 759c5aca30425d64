/** Where texts are in each page that was rendered by the build, for a site that says some of them in its own words. */
export type TextPlaces = Readonly<Record<string, readonly TextPlace[]>>;

export interface TextPlace {
  readonly id: string;
  /** In the file as it is served. */
  readonly start: number;
  readonly end: number;
  /** The values that are filled in, in the order of the default text. */
  readonly values: readonly PlacedValue[];
}

interface PlacedValue {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}
