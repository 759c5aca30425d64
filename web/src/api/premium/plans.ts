import { type Plan, changeRights, listPlans } from '@kindred/contract/premium/plans';
import type { RightsOfTiers } from '@kindred/contract/premium/rights';
import { useQuery } from '@tanstack/react-query';
import type { Static } from 'typebox';
import { call } from '../../lib/calls/call.ts';
import { type RouteData, queryOf, useChange } from '../query.ts';

export type { Plan };
export type Plans = RouteData<typeof listPlans>;
export type Tiers = Static<typeof RightsOfTiers>;

export const usePlans = () => useQuery({ ...queryOf(listPlans), staleTime: 5 * 60_000 });

/** Refused when someone else has changed them since they were read. */
export const useChangeRights = () =>
  useChange(
    ({ rights, version }: { rights: Tiers; version: string }) =>
      call(changeRights, { body: { rights }, ifMatch: version }),
    listPlans,
  );
