import { I as messages } from '../entry.mjs';
// web/src/lib/failures/field-rules.ts
var address = /^[^\s@]+@[^\s@]+$/;
var required = (value) => (value === '' ? messages.required : null);
var email = (value) =>
  value === '' ? messages.noEmail : address.test(value.trim()) ? null : messages.email;
/** A password that is chosen now: characters are code points, as the server counts them. */
var newPassword = (value) =>
  value === '' ? messages.noPassword : Array.from(value).length < 8 ? messages.tooShort(8) : null;
var completeCode = (digits) => (value) =>
  required(value) ?? (value.length < digits ? messages.incompleteCode(digits) : null);
var accepted = (checked) => (checked ? null : messages.notAccepted);
export { required as a, newPassword as i, completeCode as n, email as r, accepted as t };
