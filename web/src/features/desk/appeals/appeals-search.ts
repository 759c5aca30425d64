import type { AppealState } from '@kindred/contract/desk/appeals';
import { appealOutcomes } from '@kindred/contract/desk/outcomes';

/** Open ones when absent. URLs are typed and old, so anything else is ignored. */
export interface AppealsSearch {
  state?: AppealState | undefined;
}

export const stateIn = ({ state }: AppealsSearch): AppealState =>
  appealOutcomes.find((each) => each === state) ?? 'waiting';
