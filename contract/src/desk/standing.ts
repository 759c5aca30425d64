import * as Type from 'typebox';
import { Nullable, Time } from '../common.ts';

/** Whether a member was warned for made-up reports, and until when new ones are set aside. */
export const Standing = Type.Union([
  Type.Object({ warnedAt: Time, asideUntil: Nullable(Time), reason: Type.String() }),
  Type.Null(),
]);
export type Standing = Type.Static<typeof Standing>;
