import * as Type from 'typebox';
import type { ParamsOf } from '../errors.ts';

const Age = Type.Integer();
const Kilometres = Type.Union([Type.Integer(), Type.Null()]);

/** The steps from everyone around to the people who are left, in this order, with what their texts mention. */
export const funnelSteps = {
  inRange: { params: { kilometres: Kilometres } },
  inAges: { params: { from: Age, to: Age } },
  wanted: { params: { isFiltered: Type.Boolean() } },
  wantYou: {},
  notSeen: {},
  filtered: { params: { conditions: Type.Array(Type.String()) } },
} as const;

/** The wider preferences that would bring more people. `filterTexts` has what removing a filter is called. */
export const funnelChanges = {
  widerAges: { params: { from: Age, to: Age } },
  widerDistance: { params: { kilometres: Kilometres } },
  bothWays: {},
} as const;

export type FunnelTexts<Steps> = {
  readonly [Step in keyof Steps]: ParamsOf<Steps[Step]> extends null
    ? string
    : (params: ParamsOf<Steps[Step]>) => string;
};
