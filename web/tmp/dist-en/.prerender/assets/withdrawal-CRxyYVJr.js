import { h as Email, m as Day } from './members-DaHwJcC0.js';
import { n as Currency, t as Amount } from './plans-BJztS0Kp.js';
import * as Type from 'typebox';
// contract/src/premium/withdrawal.ts
/** What a withdrawal returns, as the sum of its lines. */
var amounts = {
  currency: Currency,
  price: /* @__PURE__ */ Type.Unsafe({
    ...Amount,
    description: 'What the contract has cost so far',
  }),
  used: /* @__PURE__ */ Type.Unsafe({
    ...Amount,
    description: 'For the days used. It is kept',
  }),
  usedDays: /* @__PURE__ */ Type.Integer(),
  allDays: /* @__PURE__ */ Type.Integer({ description: 'Of the paid period' }),
  earlier: /* @__PURE__ */ Type.Unsafe({
    ...Amount,
    description: 'For what came before a change of the plan. It is kept',
  }),
  returned: /* @__PURE__ */ Type.Unsafe({
    ...Amount,
    description: 'What was refunded already',
  }),
  toCard: Amount,
  toCredit: /* @__PURE__ */ Type.Unsafe({
    ...Amount,
    description: 'The part that credit paid, which becomes credit again',
  }),
};
({ ...Day }, { ...amounts });
({ ...amounts });
var listWithdrawable = {
  method: 'GET',
  url: '/subscription/withdrawal',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
({ ...Email });
var withdraw = {
  method: 'POST',
  url: '/subscription/withdrawal',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var openWithdrawable = {
  method: 'POST',
  url: '/subscription/withdrawal/open',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var withdrawByLink = {
  method: 'POST',
  url: '/subscription/withdrawal/by-link',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export { withdrawByLink as i, openWithdrawable as n, withdraw as r, listWithdrawable as t };
