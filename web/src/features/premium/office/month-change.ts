import { type MovementKind, movementKinds } from '@kindred/contract/premium/revenue';
import type { Revenue } from '../../../api/premium/office.ts';

export type Month = Revenue['months'][number];

/** What a month gained, what it lost (negative), and the two together. */
export const gainedIn = (month: Month) => sumOf(month, (amount) => amount > 0);
export const lostIn = (month: Month) => sumOf(month, (amount) => amount < 0);
export const changeOf = (month: Month) => gainedIn(month) + lostIn(month);

const sumOf = (month: Month, counts: (amount: number) => boolean) =>
  movementKinds.reduce((sum, kind) => sum + (counts(month[kind]) ? month[kind] : 0), 0);

/** The total of one kind of change over all months. */
export const totalOf = (months: readonly Month[], kind: MovementKind) =>
  months.reduce((sum, month) => sum + month[kind], 0);
