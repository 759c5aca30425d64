import { n as OwnUser } from './members-DaHwJcC0.js';
import 'typebox';
// contract/src/user-admin/member-file.ts
var { lookingFor, interests, prompts } = OwnUser.properties;
var readMemberFile = {
  method: 'GET',
  url: '/users/:id/file',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var readTimeline = {
  method: 'GET',
  url: '/users/:id/timeline',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var endUserSession = {
  method: 'DELETE',
  url: '/users/:id/sessions/:sessionId',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeUserVip = {
  method: 'PUT',
  url: '/users/:id/vip',
  access: ['administrator', 'support'],
  schema: {
    headers: { properties: { 'if-match': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
export { readTimeline as i, endUserSession as n, readMemberFile as r, changeUserVip as t };
