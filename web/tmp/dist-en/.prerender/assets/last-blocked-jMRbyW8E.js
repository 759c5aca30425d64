import { t as createSharedState } from './shared-state-mFJemKE7.js';
// web/src/api/last-blocked.ts
/** The person who was just blocked, for the page where the member is afterwards. */
var lastBlocked = createSharedState(null);
export { lastBlocked as t };
