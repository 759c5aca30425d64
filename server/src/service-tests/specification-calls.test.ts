import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { type Document, listRoutes } from '../../test/requests/routes.ts';

// Section 7 of the specification.
const calls = `
  POST /auth/register
  POST /auth/login
  PUT /auth/show-last-active
  POST /auth/google
  POST /auth/facebook
  POST /auth/verify-email
  POST /auth/resend-verification
  POST /auth/complete-profile
  PUT /auth/edit-profile
  PUT /auth/upload-profile-picture
  DELETE /auth/picture/{publicId}
  DELETE /auth/delete-profile-picture
  PUT /auth/upload-pictures
  POST /auth/refresh-token
  POST /auth/forgot-password
  POST /auth/reset-password
  POST /auth/logout
  GET /auth/profile
  GET /auth/user/{id}
  PUT /auth/location
  GET /auth/users
  GET /auth/search-users

  POST /reports/create-reports
  GET /reports/reports
  GET /reports/my-reports
  GET /reports/report/{id}
  PUT /reports/report/{id}/status
  DELETE /reports/delete-report/{id}
  GET /reports/report/stats/statistics
  POST /reports/report/{id}/reply
  GET /reports/report/{id}/conversation
  GET /reports/report/{id}/replies
`
  .trim()
  .split(/\s*\n\s*/)
  .map((line) => line.split(' ') as [method: string, path: string]);

const app = await testApp();
await app.ready();
const routes = listRoutes(app.routes).map(({ method, path }) => `${method} ${path}`);
const { paths = {} } = app.swagger() as Document;

test.each(calls)('%s %s is answered, and the document says so', (method, path) => {
  expect(routes).toContain(`${method} ${apiBase}${path}`);
  expect(Object.keys(paths[`${apiBase}${path}`] ?? {})).toContain(method.toLowerCase());
});
