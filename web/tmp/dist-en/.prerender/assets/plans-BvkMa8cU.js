import { a as listPlans, i as changeRights } from './plans-BJztS0Kp.js';
import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange } from './query-AAxsCU1Q.js';
import { useQuery } from '@tanstack/react-query';
// web/src/api/premium/plans.ts
var usePlans = () =>
  useQuery({
    ...queryOf(listPlans),
    staleTime: 3e5,
  });
/** Refused when someone else has changed them since they were read. */
var useChangeRights = () =>
  useChange(
    ({ rights, version }) =>
      call(changeRights, {
        body: { rights },
        ifMatch: version,
      }),
    listPlans,
  );
export { usePlans as n, useChangeRights as t };
