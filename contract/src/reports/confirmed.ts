import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { claims } from './reasons.ts';

/** A decision about what can't wait says that someone saw it. */
export const Confirmed = Type.Array(OneOf(claims), {
  maxItems: claims.length,
  description:
    "What the reports say that can't wait. A decision that leaves out something that one of them says is refused",
});
