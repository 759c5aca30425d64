import type { RandomSource } from './random-source.ts';

/** The people of an estimate. Everyone has a number from 0, is seen by others, and looks at them. */
export interface Market {
  readonly size: number;
  /** Fills in random people who qualify for this member, and returns how many were found. */
  readonly sample: (member: number, random: RandomSource, into: Int32Array) => number;
  readonly appeal: (viewer: number, candidate: number) => number;
}

export interface EstimateSize {
  readonly rounds: number;
  /** How many of them, at the end, compare neighbours. */
  readonly neighbourRounds: number;
  /** How many of the best each viewer keeps from round to round. */
  readonly kept: number;
  /** How many others each viewer compares them with in each round. */
  readonly fresh: number;
}

/** What is stored between rounds. The lists are found again. */
export interface Progress {
  readonly round: number;
  readonly values: Float64Array;
  /** The sums of the values of the last rounds. */
  readonly sums: Float64Array;
}

/** This limit of comparisons lets a million members take minutes. */
const maxComparisons = 1e9;
const largeMarket = 200_000;

/**
 * The fewer there are, the more each compares, until there is nothing to gain. Comparing neighbours reads lists all over
 * the memory, which takes too long for a million members.
 */
export function estimateSizeFor(size: number): EstimateSize {
  const [rounds, neighbourRounds] = size > largeMarket ? [60, 0] : [80, 40];
  const fresh = Math.floor(maxComparisons / rounds / Math.max(1, size));
  return { rounds, neighbourRounds, kept: 32, fresh: Math.max(10, Math.min(100, fresh)) };
}
