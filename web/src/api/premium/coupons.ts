import { readCoupon } from '@kindred/contract/premium/coupons';
import { useQuery } from '@tanstack/react-query';
import { type RouteData, queryOf } from '../query.ts';

export type FoundCoupon = RouteData<typeof readCoupon>['coupon'];

/** The discount of a code on the first payment. Without a code there is no request. */
export const useCoupon = (code: string) =>
  useQuery({
    ...queryOf(readCoupon, { params: { code } }),
    select: ({ coupon }) => coupon,
    enabled: code !== '',
    retry: false,
  });
