import type { Pool } from 'pg';
import { usualAttention } from '../attention.ts';
import { loadCards } from '../cards/load-cards.ts';
import { Nearby } from '../cards/nearby.ts';
import { pairAppeal } from '../cards/pair-appeal.ts';
import { Estimate } from '../estimate.ts';
import { estimateSizeFor } from '../market.ts';
import { forgetProgress, loadProgress, saveProgress } from './progress.ts';
import { storeRankBonuses } from './store-rank-bonuses.ts';

export interface Night {
  readonly today: string;
  /** Progress is stored after a round when this many milliseconds have passed. */
  readonly saveEvery: number;
}

/** Estimates the rank bonus of all members, continuing a run that was stopped. */
export async function estimateRankBonuses(pool: Pool, { today, saveEvery }: Night) {
  const loaded = await loadCards(pool, today);
  const { cards, ids, groups } = loaded;
  const market = {
    size: cards.size,
    sample: new Nearby(cards, groups).sample,
    appeal: (viewer: number, candidate: number) => pairAppeal(cards, viewer, candidate),
  };
  const progress = await loadProgress(pool, ids, cards.size);
  const estimate = new Estimate(market, estimateSizeFor(cards.size), usualAttention, progress);
  for (let saved = performance.now(); !estimate.done;) {
    estimate.runRound();
    if (performance.now() - saved < saveEvery) continue;
    await saveProgress(pool, ids, estimate.progress);
    saved = performance.now();
  }
  await storeRankBonuses(pool, loaded, estimate.result());
  await forgetProgress(pool);
}
