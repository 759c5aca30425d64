import { a as User } from './members-DaHwJcC0.js';
import { t as ProfileChange } from './profiles-hZ-wre1n.js';
import './route-BuAAROi_.js';
import 'typebox';
// contract/src/user-admin.ts
var memberStatuses = ['active', 'deactivated', 'banned', 'leaving', 'erased'];
({ ...User.properties });
var readUser = {
  method: 'GET',
  url: '/users/:id',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeUserStatus = {
  method: 'PUT',
  url: '/users/:id/state',
  freshProof: 'sometimes',
  access: ['administrator', 'moderator'],
  schema: {
    headers: { properties: { 'if-match': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
(ProfileChange.properties.firstName,
  ProfileChange.properties.lastName,
  ProfileChange.properties.gender,
  ProfileChange.properties.bio,
  ProfileChange.properties.location);
var editUser = {
  method: 'PUT',
  url: '/users/:id',
  access: ['administrator', 'support'],
  freshProof: 'sometimes',
  schema: {
    headers: { properties: { 'if-match': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
export { readUser as i, editUser as n, memberStatuses as r, changeUserStatus as t };
