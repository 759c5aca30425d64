import { n as staffRoles } from './route-BuAAROi_.js';
import { g as Id, x as Time, y as OneOf } from './members-DaHwJcC0.js';
import * as Type from 'typebox';
// contract/src/team.ts
({
  .../* @__PURE__ */ Type.Object({
    _id: Id,
    email: /* @__PURE__ */ Type.String(),
    role: /* @__PURE__ */ OneOf(staffRoles),
    sentAt: Time,
    expiresAt: Time,
  }).properties,
});
var readTeam = {
  method: 'GET',
  url: '/staff',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var invite = {
  method: 'POST',
  url: '/staff/invitations',
  access: ['administrator'],
  freshProof: 'always',
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var inviteAgain = {
  method: 'PUT',
  url: '/staff/invitations/:id',
  access: ['administrator'],
  freshProof: 'always',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var revokeInvitation = {
  method: 'DELETE',
  url: '/staff/invitations/:id',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success'] } } },
};
var readInvitation = {
  method: 'POST',
  url: '/auth/invitation',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var join = {
  method: 'POST',
  url: '/auth/join',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var acceptInvitation = {
  method: 'PUT',
  url: '/auth/invitation',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/texts/en/join.ts
var roles = {
  administrator: 'Administrator',
  moderator: 'Moderator',
  support: 'Support',
  analyst: 'Analyst',
};
var messages = {
  roles,
  title: 'Join the team',
  reading: 'Opening your invitation…',
  lead: (role) => `You're invited to join as: ${role}.`,
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  password: 'Password',
  showPassword: 'Show password',
  hint: 'Use at least 8 characters. A few random words work best.',
  submit: 'Join team',
  working: 'One moment…',
  accept: 'Accept invitation',
  acceptAs: (email) => `You're accepting with your account ${email}.`,
  signIn: (email) =>
    `${email} already has an account. Sign in with it, then open the link from the email again.`,
  other: (email) =>
    `This invitation is for ${email}, but you're signed in with another account. Sign out, then open the link again.`,
  toSignIn: 'Go to sign in',
  signOut: 'Sign out',
};
export {
  inviteAgain as a,
  readTeam as c,
  invite as i,
  revokeInvitation as l,
  roles as n,
  join as o,
  acceptInvitation as r,
  readInvitation as s,
  messages as t,
};
