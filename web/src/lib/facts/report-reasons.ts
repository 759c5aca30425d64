import { messages as reasonTexts } from '#texts/report-reasons.ts';
import type { Clause } from '@kindred/contract/desk/grounds';
import {
  type OwnReason,
  type ReasonKey,
  isOwnReason,
  reportReasons,
} from '@kindred/contract/reports/reasons';
import { config } from '../calls/config.ts';
import { ownChoice, ownChoiceName } from './own-choice-name.ts';

/** What a reason is called, also one that the owner of the site added. */
export const reasonName = (key: ReasonKey) =>
  isOwnReason(key) ? ownChoiceName(key) : reasonTexts[key];

/** The rule that such reports are usually about. */
export const clauseOfReason = (key: ReasonKey) =>
  isOwnReason(key)
    ? ((ownChoice(key)?.clause as Clause | undefined) ?? 'safety')
    : reportReasons[key].clause;

/** Those that the owner added, also retired ones: reports have them still. */
export const ownReasons = () =>
  config.catalogs.own.flatMap(({ key, clause }) => (clause ? [key as OwnReason] : []));
