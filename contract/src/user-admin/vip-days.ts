import type { StaffRole } from '../route.ts';

/** The days of premium that a staff role can give from now. */
export const longestVipDays = (role: StaffRole | null | undefined) =>
  role === 'support' ? 90 : 3660;
