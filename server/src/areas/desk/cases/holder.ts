import type { Holder } from '@kindred/contract/desk/case-parts';

interface ClaimColumns {
  readonly claimed_by: { readonly _id: string; readonly name: string | null } | null;
  readonly claimed_until: Date | null;
}

/** Who has claimed a case, unless the claim has expired. */
export function toHolder(
  { claimed_by, claimed_until }: ClaimColumns,
  readerId: string,
  now: Date,
): Holder {
  if (!claimed_by || !claimed_until || claimed_until <= now) return null;
  return { ...claimed_by, until: claimed_until.toISOString(), mine: claimed_by._id === readerId };
}
