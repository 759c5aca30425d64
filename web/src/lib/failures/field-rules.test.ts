import { expect, test } from 'vitest';
import { accepted, completeCode, email, newPassword, required } from './field-rules.ts';

test.each([
  [required, '', 'This field is required.'],
  [required, ' ', null],
  [email, '', 'Enter your email.'],
  [email, 'ines', 'Enter an email address, such as name@example.com.'],
  [email, 'ines@example.com ', null],
  [newPassword, '', 'Enter a password.'],
  [newPassword, 'seven77', 'Use at least 8 characters.'],
  [newPassword, '👩🏽‍🦰👩🏽‍🦰', null],
  [completeCode(6), '12345', 'Enter all 6 digits.'],
  [completeCode(6), '123456', null],
])('%o gives %j the error %j', (rule, value, error) => {
  expect(rule(value)).toBe(error);
});

test('a box has to be ticked', () => {
  expect(accepted(false)).toBe('Check this box to continue.');
  expect(accepted(true)).toBeNull();
});
