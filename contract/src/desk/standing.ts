import * as Type from 'typebox';
import { Nullable, Time } from '../common.ts';

/** Whether somebody was warned for reports that were made up, and until when new ones wait. */
export const Standing = Type.Union([
  Type.Object({ warnedAt: Time, asideUntil: Nullable(Time), reason: Type.String() }),
  Type.Null(),
]);
export type Standing = Type.Static<typeof Standing>;
