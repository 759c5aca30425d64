import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';

/** Staff accounts neither appear among members nor take part. */
export function refuseStaff({ staffRole }: Caller) {
  if (staffRole) throw new AppError('forbidden', "Staff accounts can't take part.");
}
