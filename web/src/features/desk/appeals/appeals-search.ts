import type { AppealState } from '@kindred/contract/desk/appeals';
import { appealOutcomes } from '@kindred/contract/desk/outcomes';
import { timeIn } from '../../../lib/formats/time-in.ts';

/** Open ones when absent. URLs are typed and old, so anything else is ignored. */
export interface AppealsSearch {
  state?: AppealState | undefined;
  from?: string | undefined;
}

export const stateIn = ({ state }: AppealsSearch): AppealState =>
  [...appealOutcomes, 'changed' as const, 'all' as const].find((each) => each === state) ??
  'waiting';

export const fromIn = ({ from }: AppealsSearch) => timeIn(from);
