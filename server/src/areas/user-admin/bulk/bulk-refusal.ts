import { type ErrorCode, errorKinds } from '@kindred/contract/error-kinds';
import { type Static, Unknown, Object as Row } from 'typebox';
import { Word } from '../../../db/columns.ts';

/** Why a bulk change left a user as they are. The sentence is made when it is read. */
export const Refusal = Row({
  code: Word(Object.keys(errorKinds) as ErrorCode[]),
  params: Unknown(),
});
export type Refusal = Static<typeof Refusal>;
