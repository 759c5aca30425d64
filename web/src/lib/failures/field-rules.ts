import { messages } from '#texts/errors.ts';

const address = /^[^\s@]+@[^\s@]+$/;

// Checks of forms before they are sent. The server checks everything again.

export const required = (value: string) => (value === '' ? messages.required : null);

export const email = (value: string) =>
  value === '' ? messages.noEmail : address.test(value.trim()) ? null : messages.email;

/** A password that is chosen now: characters are code points, as the server counts them. */
export const newPassword = (value: string) =>
  value === ''
    ? messages.noPassword
    : Array.from(value).length < 8
      ? messages.tooShort({ least: 8 })
      : null;

export const completeCode = (digits: number) => (value: string) =>
  required(value) ?? (value.length < digits ? messages.incompleteCode({ digits }) : null);

export const accepted = (checked: boolean) => (checked ? null : messages.notAccepted);
