import type { Pool } from 'pg';
import { usualAttention } from '../attention.ts';
import { loadCards } from '../cards/load-cards.ts';
import { Nearby } from '../cards/nearby.ts';
import { pairAppeal } from '../cards/pair-appeal.ts';
import { findShift } from '../districts/align.ts';
import {
  type StoredDistrict,
  findDistricts,
  forgetDistricts,
  markDone,
} from '../districts/stored.ts';
import { Estimate } from '../estimate.ts';
import { type EstimateSize, estimateSizeFor } from '../market.ts';
import { loadProgress, saveProgress } from './progress.ts';
import { storeRankBonuses } from './store-rank-bonuses.ts';

export interface Night {
  readonly today: string;
  /** Progress is stored after a round when this many milliseconds have passed. */
  readonly saveEvery: number;
  /** A district has at most this many cards, and with the ring around it twice as many, unless single zones have more. */
  readonly most?: number;
}

/** A service with fewer members has one district. */
const usualMost = 200_000;

/** Estimates the rank bonus of all members, district by district, continuing a run that was stopped. */
export async function estimateRankBonuses(pool: Pool, { most = usualMost, ...night }: Night) {
  const districts = await findDistricts(pool, most);
  const size = estimateSizeFor(districts.reduce((sum, { cards }) => sum + cards, 0));
  const done = districts.filter((district) => district.done);
  for (const district of districts) {
    if (district.done) continue;
    await estimateDistrict(pool, night, { district, size, done });
    await markDone(pool, district);
    done.push(district);
  }
  await forgetDistricts(pool);
}

interface Part {
  readonly district: StoredDistrict;
  /** That of an estimate of everyone. */
  readonly size: EstimateSize;
  readonly done: readonly StoredDistrict[];
}

async function estimateDistrict(
  pool: Pool,
  { today, saveEvery }: Night,
  { district, size, done }: Part,
) {
  const loaded = await loadCards(pool, today, district.around);
  const { cards, ids, groups } = loaded;
  const market = {
    size: cards.size,
    sample: new Nearby(cards, groups).sample,
    appeal: (viewer: number, candidate: number) => pairAppeal(cards, viewer, candidate),
  };
  const progress = await loadProgress(pool, ids, cards.size);
  const estimate = new Estimate(market, size, usualAttention, progress);
  for (let saved = performance.now(); !estimate.done;) {
    estimate.runRound();
    if (performance.now() - saved < saveEvery) continue;
    await saveProgress(pool, ids, estimate.progress);
    saved = performance.now();
  }
  const values = estimate.result();
  const others = done.map(({ people }) => people);
  const shift = await findShift(pool, loaded, values, others);
  await storeRankBonuses(pool, loaded, district.people, (slot) => {
    const value = values[slot] as number;
    return value === 0 ? 0 : value + shift;
  });
}
