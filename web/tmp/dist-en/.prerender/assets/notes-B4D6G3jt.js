import 'typebox';
// contract/src/user-admin/notes.ts
var addNote = {
  method: 'POST',
  url: '/users/:id/notes',
  access: ['administrator', 'moderator', 'support'],
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var deleteNote = {
  method: 'DELETE',
  url: '/users/:id/notes/:noteId',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export { deleteNote as n, addNote as t };
