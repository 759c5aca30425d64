import 'typebox';
// contract/src/personal-data/leaving.ts
var ownAccount = {
  method: 'GET',
  url: '/auth/account',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var giveConsent = {
  method: 'PUT',
  url: '/auth/consent',
  access: 'member',
  schema: { response: { 200: { required: ['success'] } } },
};
var mailLeavingCode = {
  method: 'POST',
  url: '/auth/leave/code',
  access: 'member',
  schema: { response: { 200: { required: ['success'] } } },
};
var leave = {
  method: 'POST',
  url: '/auth/leave',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export { ownAccount as i, leave as n, mailLeavingCode as r, giveConsent as t };
