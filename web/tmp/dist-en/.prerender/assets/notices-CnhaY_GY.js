import { E as strict } from './members-DaHwJcC0.js';
import 'typebox';
// contract/src/notices.ts
({ ...strict });
var listNotices = {
  method: 'GET',
  url: '/notices',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var readNotices = {
  method: 'PUT',
  url: '/notices/read',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listNoticePreferences = {
  method: 'GET',
  url: '/notices/preferences',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeNoticePreference = {
  method: 'PUT',
  url: '/notices/preferences',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeDelivery = {
  method: 'PUT',
  url: '/notices/delivery',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var turnOnPush = {
  method: 'PUT',
  url: '/notices/push',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var turnOffPush = {
  method: 'DELETE',
  url: '/notices/push/:id',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  readNotices as a,
  listNotices as i,
  changeNoticePreference as n,
  turnOffPush as o,
  listNoticePreferences as r,
  turnOnPush as s,
  changeDelivery as t,
};
