import 'typebox';
// contract/src/chat/unread.ts
var countUnreadChats = {
  method: 'GET',
  url: '/chats/unread',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export { countUnreadChats as t };
