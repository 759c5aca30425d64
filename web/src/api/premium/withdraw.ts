import { withdraw } from '@kindred/contract/premium/withdrawal';
import { fetchData } from '../query.ts';
import { useSubscriptionChange } from './subscription.ts';
import type { Declaration } from './withdrawal.ts';

// The page of a mailed link does not load what knows the member's subscription.
export const useWithdraw = () =>
  useSubscriptionChange((body: Declaration) => fetchData(withdraw, { body }));
