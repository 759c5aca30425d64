import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';

/** Staff accounts neither appear among members nor take part. */
export function refuseStaff({ staffRole }: Caller) {
  if (staffRole) throw new AppError('staff_cannot_take_part');
}
