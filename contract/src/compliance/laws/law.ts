import type { FormName } from '../forms.ts';

/** One thing that a law asks of who runs a dating service. */
export interface Duty {
  /** Its name and address in the journal of its country. Both are the same in all languages. */
  readonly law: string;
  readonly source: string;
  /** The day from which it applies. */
  readonly since: string;
  /** The page that proves it, or on which the owner does it. */
  readonly page?: string;
  /** What the owner writes down. Without one the service does it, or a setting. */
  readonly form?: FormName;
}

/** The duties of a place, as they were known on a day. A changed law is a changed file. */
export interface Law<Code extends string = string> {
  readonly asOf: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly duties: Readonly<Record<Code, Duty>>;
}

/** Checks a law without widening the names of its duties. */
export const defineLaw = <Code extends string>(law: Law<Code>) => law;
