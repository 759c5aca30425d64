import type { AccountChange } from '@kindred/contract/user-admin/mails';

/** What the mails tell members when it changes. */
export interface Account {
  readonly state: string;
  readonly stateBy: string | null;
  readonly stateReason: string | null;
  readonly stateUntil: Date | null;
  readonly isVip: boolean;
  readonly vipUntil: Date | null;
}

/** What changed for the member between two times. */
export function changesBetween(before: Account, after: Account): AccountChange[] {
  const status = statusChange(before, after);
  const premium = premiumChange(before, after);
  return [status, premium].filter((change) => change !== null);
}

function statusChange(before: Account, after: Account): AccountChange | null {
  if (isClosedByTeam(after)) return sameStatus(before, after) ? null : after.state;
  return after.state === 'active' && isClosedByTeam(before) ? 'active' : null;
}

const isClosedByTeam = (
  account: Account,
): account is Account & { readonly state: 'banned' | 'deactivated' } =>
  account.state === 'banned' || (account.state === 'deactivated' && account.stateBy === 'staff');

const sameStatus = (before: Account, after: Account) =>
  before.state === after.state &&
  before.stateBy === after.stateBy &&
  before.stateReason === after.stateReason &&
  before.stateUntil?.getTime() === after.stateUntil?.getTime();

function premiumChange(before: Account, after: Account): AccountChange | null {
  if (after.isVip)
    return before.isVip && before.vipUntil?.getTime() === after.vipUntil?.getTime()
      ? null
      : 'premium';
  return before.isVip ? 'premium-ended' : null;
}
