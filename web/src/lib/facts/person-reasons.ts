import { reasonsOf } from '@kindred/contract/reports/reason-forms';
import { type ReasonKey, isOwnReason, reportReasons } from '@kindred/contract/reports/reasons';
import type { ProblemType } from '@kindred/contract/reports/report-types';
import { config } from '../calls/config.ts';
import { ownChoice } from './own-choice-name.ts';

/** The type of reports with this reason. */
export const typeOfReason = (key: ReasonKey) =>
  isOwnReason(key)
    ? ((ownChoice(key)?.type as ProblemType | undefined) ?? 'Other')
    : reportReasons[key].problem_type;

/** The reasons about a person that the site offers, in its order. */
export const personReasons = (): readonly ReasonKey[] =>
  config.catalogs.reasons.length > 0
    ? (config.catalogs.reasons as ReasonKey[])
    : reasonsOf('person');
