import 'typebox';
// contract/src/likes.ts
var choose = {
  method: 'PUT',
  url: '/choices/:id',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var undoChoice = {
  method: 'DELETE',
  url: '/choices/:id',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listSentLikes = {
  method: 'GET',
  url: '/likes/sent',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listPasses = {
  method: 'GET',
  url: '/likes/passed',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var countOwnLikes = {
  method: 'GET',
  url: '/likes/counts',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listPastMatches = {
  method: 'GET',
  url: '/matches/past',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var unmatch = {
  method: 'DELETE',
  url: '/matches/:id',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listBookmarks = {
  method: 'GET',
  url: '/bookmarks',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var bookmark = {
  method: 'PUT',
  url: '/bookmarks/:id',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var removeBookmark = {
  method: 'DELETE',
  url: '/bookmarks/:id',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  listPasses as a,
  removeBookmark as c,
  listBookmarks as i,
  undoChoice as l,
  choose as n,
  listPastMatches as o,
  countOwnLikes as r,
  listSentLikes as s,
  bookmark as t,
  unmatch as u,
};
