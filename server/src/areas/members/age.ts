import { minimumAge } from '@kindred/contract/members';
import { AppError } from '../../errors.ts';

const oldest = 120;

/** Refuses minors. Both are days, YYYY-MM-DD; `today` is in the operator's time zone. */
export function refuseMinor(birthDate: string, today: string) {
  const age = ageOn(birthDate, today);
  if (age >= minimumAge && age <= oldest) return;
  throw age < 0 || age > oldest
    ? new AppError('date_of_birth_impossible')
    : new AppError('too_young', { params: { minimumAge } });
}

/** In full years. A person born on 29 February turns a year older on 1 March. */
export function ageOn(birthDate: string, today: string) {
  const [birthYear, birthday] = [Number(birthDate.slice(0, 4)), birthDate.slice(5)];
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)];
  return year - birthYear - (day < birthday ? 1 : 0);
}
