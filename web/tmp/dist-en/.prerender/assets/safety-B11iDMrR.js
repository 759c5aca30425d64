import 'typebox';
// contract/src/desk/safety.ts
var changeReporterStanding = {
  method: 'PUT',
  url: '/desk/reporters/:id',
  access: ['administrator', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var recordDanger = {
  method: 'POST',
  url: '/desk/cases/:id/danger',
  access: ['administrator', 'moderator', 'support'],
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listAllDangers = {
  method: 'GET',
  url: '/desk/dangers',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listDangers = {
  method: 'GET',
  url: '/desk/cases/:id/danger',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export { recordDanger as i, listAllDangers as n, listDangers as r, changeReporterStanding as t };
