import { n as followed } from './followed-DXAL61Gf.js';
import { o as queryOf } from './query-AAxsCU1Q.js';
import 'typebox';
import { useQuery } from '@tanstack/react-query';
// contract/src/fraud-warnings.ts
var listFraudWarnings = {
  method: 'GET',
  url: '/fraud-warnings',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var countFraudWarnings = {
  method: 'GET',
  url: '/users/:id/fraud-warnings',
  access: ['administrator', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/fraud-warnings.ts
/** The people whom the member was warned of. */
var useFraudWarnings = () =>
  useQuery({
    ...queryOf(listFraudWarnings),
    ...followed(6e4, 'notices'),
  });
/** For staff. Read once for each form, because every read is logged. */
var useFraudWarningCounts = (id) =>
  useQuery({
    ...queryOf(countFraudWarnings, { params: { id } }),
    gcTime: 0,
    staleTime: Infinity,
  });
export { useFraudWarnings as n, useFraudWarningCounts as t };
