/** Everything that a first check of a card compares, in one number. */
interface Criteria {
  readonly gender: number;
  readonly seeks: number;
  readonly age: number;
  readonly minAge: number;
  readonly maxAge: number;
}

const maxAge7Bits = 127;
const sevenBits = (age: number) => Math.min(maxAge7Bits, Math.max(0, age));

/** Four bits for the gender, four for the sought ones, and seven for each age. */
export const packCriteria = ({ gender, seeks, age, minAge, maxAge }: Criteria) =>
  gender |
  (seeks << 4) |
  (sevenBits(age) << 8) |
  (sevenBits(minAge) << 15) |
  (sevenBits(maxAge) << 22);

export const ageOf = (who: number) => (who >> 8) & maxAge7Bits;
export const youngestFor = (who: number) => (who >> 15) & maxAge7Bits;
export const oldestFor = (who: number) => (who >> 22) & maxAge7Bits;
export const soughtGenders = (who: number) => (who >> 4) & 15;

/** Whether each is of a gender and an age that the other looks for. */
export function wantEachOther(a: number, b: number) {
  if ((a & soughtGenders(b)) === 0 || (b & soughtGenders(a)) === 0) return false;
  const [ageOfA, ageOfB] = [ageOf(a), ageOf(b)];
  return (
    ageOfB >= youngestFor(a) &&
    ageOfB <= oldestFor(a) &&
    ageOfA >= youngestFor(b) &&
    ageOfA <= oldestFor(b)
  );
}
