import 'typebox';
// contract/src/chat.ts
var listChats = {
  method: 'GET',
  url: '/chats',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var readChat = {
  method: 'GET',
  url: '/chats/:id',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var archiveChat = {
  method: 'PUT',
  url: '/chats/:id/archived',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var markRead = {
  method: 'PUT',
  url: '/chats/:id/read',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var markDelivered = {
  method: 'PUT',
  url: '/chats/delivered',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var saveDraft = {
  method: 'PUT',
  url: '/chats/:id/draft',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  readChat as a,
  markRead as i,
  listChats as n,
  saveDraft as o,
  markDelivered as r,
  archiveChat as t,
};
