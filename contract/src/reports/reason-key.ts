import * as Type from 'typebox';
import { type ReasonKey, reasonCodes } from './reasons.ts';

const own = 'own-[1-9][0-9]{0,8}';
export const reasonPattern = `^(?:${reasonCodes.join('|')}|${own})$`;

/** The code of a reason, or the key of one that the owner of the site added. */
export const ReasonKeyOf = (codes: readonly string[] = reasonCodes) =>
  Type.Unsafe<ReasonKey>(Type.String({ pattern: `^(?:${codes.join('|')}|${own})$` }));
