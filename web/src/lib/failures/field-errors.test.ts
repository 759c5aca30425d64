import { expect, test } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { fieldErrors } from './field-errors.ts';

const refused = (body: unknown) => new CallError(422, 'REFUSED', body);

test.each([
  [refused({ errors: [{ field: 'code', msg: 'Is wrong' }] }), { code: 'Is wrong' }],
  [refused({ message: 'No.' }), {}],
  [refused(''), {}],
  [refused(null), {}],
  [refused({ errors: 'all of them' }), {}],
  [refused({ errors: [null, { msg: 'Is wrong' }, { field: 1, msg: 2 }] }), {}],
  [new CallError(0, 'NETWORK_ERROR'), {}],
  [new Error('unexpected'), {}],
])('%s names %j', (error, fields) => {
  expect(fieldErrors(error)).toEqual(fields);
});
