import { readConfig, type Config } from '../server/src/config.ts';
import { type SiteDocument, defaultDocument } from '../contract/src/site/document.ts';
import type { OwnField } from '../contract/src/site/own-fields.ts';
import { StartError } from '../server/src/errors.ts';
import { startingDocument } from '../server/src/platform/site/published-site.ts';
import { randomFrom, streamOf, type Random } from './random.ts';

export const dayLength = 86_400_000;

/** What all members of one population have in common. Times are milliseconds. */
export interface PopulationSettings {
  readonly members: number;
  readonly seed: number;
  /** Midnight (UTC) of the day that dates are counted from. */
  readonly today: number;
  /** The time from which last-active times are counted back. */
  readonly now: number;
  /** Whether some photos wait for review. */
  readonly photosWait: boolean;
  /** The fields of profiles that the owner of the site asks for. */
  readonly fields: readonly OwnField[];
  /** The prices of premium, and the time zone in which its revenue is counted. */
  readonly premium: Config['premium'] & Pick<SiteDocument['plans'], 'prices' | 'graceDays'>;
  readonly timeZone: string;
  /** Whether the payment sandbox knows these members. */
  readonly inSandbox: boolean;
}

export interface PopulationOptions {
  readonly members: number;
  readonly seed: number;
  /**
   * YYYY-MM-DD. With it every value is the same in every run; without it, some members are online at the moment of the
   * run.
   */
  readonly today?: string | undefined;
  /** What the owner decided. */
  readonly site?: SiteDocument;
  readonly config?: Pick<Config, 'premium' | 'timeZone'>;
}

export function createSettings(
  {
    members,
    seed,
    today,
    site = startingDocument(defaultDocument('demo')),
    config = readConfig({}),
  }: PopulationOptions,
  inSandbox = false,
): PopulationSettings {
  const now = today ? Date.parse(`${today}T12:00:00Z`) : Date.now();
  if (Number.isNaN(now)) throw new StartError(`${today} is not a date: write it as 2026-01-31.`);
  const { timeZone } = config;
  const { prices, graceDays } = site.plans;
  const premium = { ...config.premium, prices, graceDays };
  const { photoReview: photosWait } = site.switches;
  const { fields } = site;
  const midnight = now - (now % dayLength);
  const about = { photosWait, fields, premium, timeZone, inSandbox };
  return { members, seed, now, today: midnight, ...about };
}

/** Random numbers per member for one purpose. They do not depend on other members or on other purposes. */
export const randomStream = (name: string) => {
  const stream = streamOf(name);
  return ({ seed }: PopulationSettings, index: number): Random => randomFrom(seed, index, stream);
};
