import { y as OneOf } from './members-DaHwJcC0.js';
import { z as growthRanges } from '../entry.mjs';
import 'typebox';
// contract/src/statistics.ts
({ .../* @__PURE__ */ OneOf(growthRanges) });
var dashboard = {
  method: 'GET',
  url: '/statistics/dashboard',
  access: ['administrator', 'moderator', 'support', 'analyst'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var exportFigures = {
  method: 'GET',
  url: '/statistics/export',
  access: ['administrator', 'moderator', 'support', 'analyst'],
  schema: { response: { 200: { required: [] } } },
};
var presence_module_default = { presence: '_presence_13yyo_1' };
export { dashboard as n, exportFigures as r, presence_module_default as t };
