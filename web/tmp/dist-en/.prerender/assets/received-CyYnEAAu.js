import 'typebox';
// contract/src/likes/received.ts
var listLikes = {
  method: 'GET',
  url: '/likes',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var seeLikes = {
  method: 'PUT',
  url: '/likes/seen',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export { seeLikes as n, listLikes as t };
