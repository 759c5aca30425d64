import { usualAttention } from '../server/src/areas/discovery/demand/attention.ts';
import type { Bench, Case, Options } from './case.ts';
import { estimateCost } from './matching/estimate-cost.ts';
import { equilibriumOrder } from './matching/equilibrium.ts';
import { type MarketKind, createMarket } from './matching/market.ts';
import { readMarketFlags } from './matching/market-flags.ts';
import { ownOrder, productOrder } from './matching/orders.ts';
import { outcomeOf, positionsBy } from './matching/outcome.ts';

/** Expected matches in synthetic markets, by our order and by the better of two others. */
export const matching: Bench = { cases, flags: ['seed', 'sides', 'preferences'] };

const crowdings = [0, 25, 50, 75];
const noises = [0, 15];
const slowAttentions = [
  (position: number) => 1 / Math.sqrt(position),
  (position: number) => 1 / Math.log2(1 + position),
];

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  const { seeds, ...kind } = readMarketFlags(options.flags);
  const settings = noises.flatMap((noise) => crowdings.map((crowding) => ({ crowding, noise })));
  const measured = new Map<string, Promise<Setting>>();
  const measure = (crowding: number, noise: number) => {
    const id = `${crowding}-${noise}`;
    const shares = { crowding: crowding / 100, noise: noise / 100 };
    const found = measured.get(id) ?? measureSetting({ ...kind, ...shares }, seeds);
    measured.set(id, found);
    return found;
  };
  const all = () => Promise.all(settings.map(({ crowding, noise }) => measure(crowding, noise)));
  const of = (figure: (all: readonly Setting[]) => number) => async () => ({
    value: figure(await all()),
  });

  for (const { crowding, noise } of settings)
    yield {
      id: `market-${crowding}-${noise}`,
      unit: 'matches',
      target: 1.05,
      rounds: 1,
      product: async () => ({ value: (await measure(crowding, noise)).ours }),
      baseline: async () => ({ value: (await measure(crowding, noise)).better }),
    };
  yield {
    id: 'market-worst',
    unit: 'times',
    target: 1.05,
    rounds: 1,
    product: of((each) => Math.min(...each.map(({ ours, better }) => ours / better))),
  };
  yield {
    id: 'market-mean',
    unit: 'times',
    target: 1.15,
    rounds: 1,
    product: of((each) => geometricMean(each.map(({ ours, equilibrium }) => ours / equilibrium))),
  };
  yield {
    id: 'market-flat',
    unit: 'times',
    target: 0.95,
    rounds: 1,
    product: of((each) => Math.min(...each.flatMap(({ slow }) => slow))),
  };
  yield {
    id: 'market-gini',
    unit: 'gini',
    target: 0.35,
    rounds: 1,
    product: of((each) => Math.max(...each.map(({ gini }) => gini))),
  };
  yield* estimateCost(options);
}

interface Setting {
  readonly ours: number;
  readonly better: number;
  readonly equilibrium: number;
  readonly gini: number;
  /** Ours compared with the better of both, for each attention that falls slowly. */
  readonly slow: readonly number[];
}

/** The means of several markets of the same kind. */
async function measureSetting(kind: Omit<MarketKind, 'seed'>, seeds: readonly number[]) {
  const each = seeds.map((seed) => measureMarket({ ...kind, seed }));
  const mean = (figure: (one: (typeof each)[number]) => number) =>
    each.reduce((sum, one) => sum + figure(one), 0) / each.length;
  return {
    ours: mean(({ ours }) => ours),
    better: Math.max(
      mean(({ product }) => product),
      mean(({ equilibrium }) => equilibrium),
    ),
    equilibrium: mean(({ equilibrium }) => equilibrium),
    gini: Math.max(...each.map(({ gini }) => gini)),
    slow: slowAttentions.map((_, index) => mean(({ slow }) => slow[index] ?? Number.NaN)),
  };
}

function measureMarket(kind: MarketKind) {
  const market = createMarket(kind);
  const product = positionsBy(market, productOrder(market));
  const equilibrium = positionsBy(market, equilibriumOrder(market));
  const measure = (attention: typeof usualAttention) => {
    const ours = outcomeOf(market, positionsBy(market, ownOrder(market, attention)), attention);
    return {
      ours: ours.matches,
      gini: ours.gini,
      product: outcomeOf(market, product, attention).matches,
      equilibrium: outcomeOf(market, equilibrium, attention).matches,
    };
  };
  const slow = slowAttentions.map((attention) => {
    const { ours, product: first, equilibrium: second } = measure(attention);
    return ours / Math.max(first, second);
  });
  return { ...measure(usualAttention), slow };
}

const geometricMean = (ratios: readonly number[]) =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
