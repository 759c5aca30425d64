import 'typebox';
// contract/src/user-admin/user-list.ts
var listUsers = {
  method: 'GET',
  url: '/auth/users',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var searchUsers = {
  method: 'GET',
  url: '/auth/search-users',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var exportUsers = {
  method: 'GET',
  url: '/users/export',
  access: ['administrator', 'support'],
  freshProof: 'always',
  schema: { response: { 200: { required: [] } } },
};
export { listUsers as n, searchUsers as r, exportUsers as t };
