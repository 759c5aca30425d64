import { useState } from 'react';
import { useCoupon } from '../../../api/premium/coupons.ts';
import { errorText } from '../../../lib/failures/error-text.ts';

/** A coupon is looked up when its field is left, so that the price is right before anything is paid. */
export function useTypedCoupon(before: string) {
  const [typed, setTyped] = useState(before);
  const [left, setLeft] = useState(before);
  const { data, error } = useCoupon(left);
  const code = typed.trim();
  const isLeft = code === left;
  const found = isLeft && code !== '' ? (data ?? null) : null;
  return {
    typed,
    setTyped,
    found,
    failure: isLeft && error ? errorText(error) : null,
    /** Looks it up, and says whether the price is known already. */
    check() {
      setLeft(code);
      return code === '' || found !== null;
    },
  };
}
