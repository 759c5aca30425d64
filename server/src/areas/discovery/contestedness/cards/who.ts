/** Everything that a first check of a card compares, in one number. */
interface Who {
  readonly gender: number;
  readonly seeks: number;
  readonly age: number;
  readonly minAge: number;
  readonly maxAge: number;
}

const most = 127;
const part = (age: number) => Math.min(most, Math.max(0, age));

/** Four bits for the gender, four for the sought ones, and seven for each age. */
export const packWho = ({ gender, seeks, age, minAge, maxAge }: Who) =>
  gender | (seeks << 4) | (part(age) << 8) | (part(minAge) << 15) | (part(maxAge) << 22);

export const ageOf = (who: number) => (who >> 8) & most;
export const youngestFor = (who: number) => (who >> 15) & most;
export const oldestFor = (who: number) => (who >> 22) & most;
export const soughtBy = (who: number) => (who >> 4) & 15;

/** Whether each is of a gender and an age that the other looks for. */
export function wantEachOther(a: number, b: number) {
  if ((a & soughtBy(b)) === 0 || (b & soughtBy(a)) === 0) return false;
  const [ageOfA, ageOfB] = [ageOf(a), ageOf(b)];
  return (
    ageOfB >= youngestFor(a) &&
    ageOfB <= oldestFor(a) &&
    ageOfA >= youngestFor(b) &&
    ageOfA <= oldestFor(b)
  );
}
