import { y as OneOf } from './members-DaHwJcC0.js';
import * as Type from 'typebox';
// contract/src/premium/plans.ts
/** The plans that can be bought; each gives the same premium. */
var planIds = ['monthly', 'quarterly', 'annual'];
var PlanName = /* @__PURE__ */ OneOf(planIds);
/** Money is an integer in the smallest unit of its currency, such as cents. */
var Amount = /* @__PURE__ */ Type.Integer({ description: 'In the smallest unit of the currency' });
var Currency = /* @__PURE__ */ Type.String({
  pattern: '^[a-z]{3}$',
  description: 'ISO 4217, in lower case',
});
var listPlans = {
  method: 'GET',
  url: '/plans',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeRights = {
  method: 'PUT',
  url: '/plans/rights',
  access: ['administrator'],
  schema: {
    headers: { properties: { 'if-match': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
export {
  listPlans as a,
  changeRights as i,
  Currency as n,
  planIds as o,
  PlanName as r,
  Amount as t,
};
