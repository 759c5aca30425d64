import { t as createSharedState } from './shared-state-mFJemKE7.js';
// web/src/lib/failures/office-failures.ts
/** Every page of the back office shows them until someone has read them. */
var officeFailures = createSharedState([], 'office failures');
var forgetFailure = (key) => officeFailures.change((all) => all.filter((each) => each.key !== key));
var showFailure = (failure) =>
  officeFailures.change((all) => [
    ...all.filter(({ key }) => key !== failure.key),
    {
      caseId: null,
      fresh: [],
      typed: [],
      ...failure,
    },
  ]);
export { officeFailures as n, showFailure as r, forgetFailure as t };
