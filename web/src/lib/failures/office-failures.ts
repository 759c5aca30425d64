import { createSharedState } from '../shared-state.ts';

/** Something that failed after it was sent from a page of the back office. */
export interface OfficeFailure {
  /** A second failure of the same thing replaces the first. */
  readonly key: string;
  readonly text: string;
  /** Where it can be done again. */
  readonly href: string;
  readonly caseId: string | null;
  /** Reports that the moderator has not seen yet. */
  readonly fresh: readonly string[];
  /** Texts that nothing else keeps. */
  readonly typed: readonly string[];
}

/** Every page of the back office shows them until someone has read them. */
export const officeFailures = createSharedState<readonly OfficeFailure[]>([], 'office failures');

export const forgetFailure = (key: string) =>
  officeFailures.change((all) => all.filter((each) => each.key !== key));

export const showFailure = (
  failure: Pick<OfficeFailure, 'key' | 'text' | 'href'> & Partial<OfficeFailure>,
) =>
  officeFailures.change((all) => [
    ...all.filter(({ key }) => key !== failure.key),
    { caseId: null, fresh: [], typed: [], ...failure },
  ]);
