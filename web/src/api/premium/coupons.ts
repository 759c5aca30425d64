import { readCoupon } from '@kindred/contract/premium/coupons';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../query.ts';

/** What a code takes off the first payment. Nothing is asked without a code. */
export const useCoupon = (code: string) =>
  useQuery({
    ...queryOf(readCoupon, { params: { code } }),
    select: ({ coupon }) => coupon,
    enabled: code !== '',
    retry: false,
  });
