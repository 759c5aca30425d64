import type { PlanId } from '@kindred/contract/premium/plans';
import type { SubscriptionStatus } from '@kindred/contract/premium/subscription';

/** The filter and page in the URL. */
export interface SubscriptionsSearch {
  search?: string | undefined;
  status?: SubscriptionStatus | undefined;
  plan?: PlanId | undefined;
  memberId?: string | undefined;
  page?: number | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Only the shape is checked: the lists come with schemas that not every page needs. */
const word = (value: unknown) =>
  typeof value === 'string' && /^[a-z_]{4,20}$/.test(value) ? value : undefined;

/** Every key is named, because the router keeps what a validated search does not name. */
export function readSubscriptionsSearch(given: object): SubscriptionsSearch {
  const { search, status, plan, memberId, page } = given as Record<string, unknown>;
  return {
    search: typeof search === 'string' && search ? search.slice(0, 100) : undefined,
    status: word(status) as SubscriptionStatus | undefined,
    plan: word(plan) as PlanId | undefined,
    memberId: typeof memberId === 'string' && uuid.test(memberId) ? memberId : undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 1 ? page : undefined,
  };
}
