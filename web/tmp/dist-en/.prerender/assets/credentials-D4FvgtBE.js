import 'typebox';
// contract/src/accounts/credentials.ts
var forgotPassword = {
  method: 'POST',
  url: '/auth/forgot-password',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success'] } },
  },
};
var resetPassword = {
  method: 'POST',
  url: '/auth/reset-password',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success'] } },
  },
};
var deactivate = {
  method: 'POST',
  url: '/auth/deactivate',
  access: 'member',
  schema: { response: { 200: { required: ['success'] } } },
};
var changePassword = {
  method: 'PUT',
  url: '/auth/change-password',
  access: 'member',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var changeEmail = {
  method: 'POST',
  url: '/auth/change-email',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var confirmEmailChange = {
  method: 'PUT',
  url: '/auth/change-email',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listSessions = {
  method: 'GET',
  url: '/auth/sessions',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var endSession = {
  method: 'DELETE',
  url: '/auth/sessions/:id',
  access: 'member',
  schema: { response: { 200: { required: ['success'] } } },
};
var endOtherSessions = {
  method: 'DELETE',
  url: '/auth/sessions',
  access: 'member',
  schema: { response: { 200: { required: ['success'] } } },
};
export {
  endOtherSessions as a,
  listSessions as c,
  deactivate as i,
  resetPassword as l,
  changePassword as n,
  endSession as o,
  confirmEmailChange as r,
  forgotPassword as s,
  changeEmail as t,
};
