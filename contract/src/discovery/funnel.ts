import * as Type from 'typebox';
import { Nullable } from '../common.ts';
import type { ParamsOf } from '../errors.ts';

const Count = Type.Integer();
const Age = Type.Integer();
/** In the reader's unit. Null is anywhere. */
const Distance = Nullable(Type.String());

/** The steps from everyone around to the people who are left, in this order, with what their texts mention. */
export const funnelSteps = {
  inRange: { params: { count: Count, distance: Distance } },
  inAges: { params: { from: Age, to: Age } },
  wanted: { params: { isFiltered: Type.Boolean() } },
  wantYou: { params: { count: Count } },
  notSeen: {},
  filtered: { params: { conditions: Type.Array(Type.String()) } },
} as const;

/** The wider preferences that would bring more people. `filterTexts` has what removing a filter is called. */
export const funnelChanges = {
  /** Null is an age that stays. */
  widerAges: { params: { from: Nullable(Age), to: Nullable(Age) } },
  widerDistance: { params: { distance: Distance } },
  bothWays: {},
} as const;

export type FunnelTexts<Steps> = {
  readonly [Step in keyof Steps]: ParamsOf<Steps[Step]> extends null
    ? string
    : (params: ParamsOf<Steps[Step]>) => string;
};
