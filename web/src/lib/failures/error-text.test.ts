import { expect, test } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { errorText } from './error-text.ts';
import { messages as words } from '#texts/errors.ts';

const refused = (body?: unknown, status = 400) => new CallError(status, 'X', body);

test.each<[string, unknown, string]>([
  [
    'the message of the server first',
    refused({ message: 'Taken.', error: 'e', errors: [{ msg: 'm' }] }),
    'Taken.',
  ],
  [
    'the same of a response as others throw it',
    { response: { data: { message: 'Taken.' } } },
    'Taken.',
  ],
  ['then a body that is plain text', refused('Go away'), 'Go away'],
  ['then the error field', refused({ error: 'Broken', errors: [{ msg: 'm' }] }), 'Broken'],
  [
    'then the first of the errors, by msg',
    refused({ errors: [{ msg: 'Too short', message: 'no' }, { msg: 'b' }] }),
    'Too short',
  ],
  ['or by message', refused({ errors: [{ message: 'Too long' }] }), 'Too long'],
  ["or 'Validation error'", refused({ errors: [{ field: 'email' }] }), 'Validation error'],
  ['an empty list says nothing', refused({ errors: [] }), 'An unknown error occurred'],
  ['a blank message says nothing', refused({ message: '  ', error: 'Broken' }), 'Broken'],
  ["then the error's own message", new Error('Own'), 'Own'],
  [
    'a call that could not connect',
    new CallError(0, 'NETWORK_ERROR'),
    'Network error: Unable to connect to server. Please check your internet connection.',
  ],
  [
    'a call that got no answer',
    new CallError(0, 'TIMEOUT'),
    'Network error - unable to reach server',
  ],
  ['a 500 without a message', refused({}, 500), 'Server error: Please try again later.'],
  ['a 500 with one', refused({ message: 'Down for an hour.' }, 500), 'Down for an hour.'],
  [
    'a network failure without a message',
    { code: 'ERR_NETWORK' },
    'Network error. Please check your internet connection.',
  ],
  [
    'a network failure by name',
    { name: 'NetworkError', message: '' },
    'Network error. Please check your internet connection.',
  ],
  [
    'a connection that broke within the response',
    new CallError(0, 'CONNECTION_LOST'),
    'Network error. Please check your internet connection.',
  ],
  [
    'the page of a proxy',
    refused('<html><h1>502 Bad Gateway</h1></html>', 502),
    'Server error: Please try again later.',
  ],
  [
    'the page of a proxy that refuses',
    refused('<!DOCTYPE html><p>Sign in to the wifi', 403),
    'An unknown error occurred',
  ],
  [
    'a page where a page was not expected',
    refused('<html></html>', 200),
    'An unknown error occurred',
  ],
  ['tags in a message', refused({ message: '<b>No</b>' }), 'An unknown error occurred'],
  ['a comparison is no tag', refused({ message: 'Use < 5 MB.' }), 'Use < 5 MB.'],
  ['an empty object', refused({}, 200), 'An unknown error occurred'],
  ['an empty list', refused([], 200), 'An unknown error occurred'],
  [
    'a fault of the program',
    new TypeError("Cannot read properties of undefined (reading 'user')"),
    'An unknown error occurred',
  ],
  ['nothing at all', undefined, 'An unknown error occurred'],
  ['something that says nothing', refused(), 'An unknown error occurred'],
])('%s', (_, error, expected) => {
  expect(errorText(error)).toBe(expected);
});

test.each<[string, unknown, string]>([
  ['a refusal that says nothing', refused(), 'Login failed'],
  ["a proxy's page", refused('<h1>Bad Gateway</h1>', 502), 'Login failed'],
  ["a page of someone else's", refused('<html>', 200), 'Login failed'],
  ['an empty object', refused({}, 200), 'Login failed'],
  ['a fault of the program', new TypeError('x is not a function'), 'Login failed'],
  ['a message of ours', refused({ message: 'No.' }), 'No.'],
  ['a fault of the server', refused({}, 500), 'Server error: Please try again later.'],
])('where the call has a text for failures: %s', (_, error, expected) => {
  expect(errorText(error, words.login)).toBe(expected);
});
