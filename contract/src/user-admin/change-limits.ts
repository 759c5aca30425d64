/**
 * How many members one member of staff can change in one request and within an hour. Single deactivations and bans
 * count with the bulk changes.
 */
export const changeLimits = {
  /** More single deactivations and bans take a fresh proof. */
  single: 20,
  /** More single edits of profiles take a fresh proof. */
  edits: 50,
  /** More than these by a bulk change take a fresh proof, and the other administrators are notified. */
  bulk: 100,
  /** The number of a larger bulk change has to be typed. */
  typed: 1000,
} as const;
