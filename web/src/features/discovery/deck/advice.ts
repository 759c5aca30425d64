import type { BrowseFilter } from '@kindred/contract/discovery';
import { namesOfGroup, narrowingGroups } from '@kindred/contract/discovery/filters';
import type { OwnProfile } from '../../../api/accounts/own-profile.ts';
import type { Funnel } from '../../../api/deck.ts';

type LookingFor = OwnProfile['user']['lookingFor'];
type Wider = Funnel['wider'];

/** One change that brings `more` people. */
export type Offer = { readonly more: number } & (
  | { readonly kind: 'without'; readonly group: (typeof narrowingGroups)[number] }
  | { readonly kind: 'ages'; readonly ages: NonNullable<Wider['ages']> }
  | { readonly kind: 'distance'; readonly kilometres: number | null }
  | { readonly kind: 'bothWays' }
);

/** Those that bring most first. People who look for someone else are no advice: they come last, if at all. */
export function offersOf({ wider: { ages, distance, bothWays }, without }: Funnel): Offer[] {
  const offers: Offer[] = [
    ...narrowingGroups.map((group) => ({
      kind: 'without' as const,
      group,
      more: without[group]?.more ?? 0,
    })),
    ...(ages ? [{ kind: 'ages' as const, ages, more: ages.more }] : []),
    ...(distance ? [{ kind: 'distance' as const, ...distance }] : []),
  ];
  return [
    ...offers.filter(({ more }) => more > 0).toSorted((a, b) => b.more - a.more),
    ...(bothWays ? [{ kind: 'bothWays' as const, ...bothWays }] : []),
  ];
}

export const isAdvice = (best: Offer | undefined) => best !== undefined && best.kind !== 'bothWays';

/** What can be changed at all, apart from deal-breakers. */
export function changeable({ dealBreakers, maxDistance }: LookingFor, filter: BrowseFilter) {
  const isFiltered = narrowingGroups.some((group) =>
    namesOfGroup(group).some((name) => filter[name] !== undefined),
  );
  return [
    ...(dealBreakers.includes('ages') ? [] : ['ages' as const]),
    ...(dealBreakers.includes('distance') || maxDistance === null ? [] : ['distance' as const]),
    ...(isFiltered ? ['filters' as const] : []),
  ];
}
