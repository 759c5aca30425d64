import { noContents } from '@kindred/contract/chat/content-fields';
import { expect, test } from 'vitest';
import { summaryOf } from './summary-of.ts';

test.each([
  ['its text', { text: 'Hello', photo: { url: 'a' } }, 'Hello'],
  ['its photo if it has no text', { text: null, photo: { url: 'a' } }, 'Photo'],
  ['its photo before it is sent', { text: '', photo: { url: 'a' } }, 'Photo'],
  ['a quoted photo', { text: null, photo: true }, 'Photo'],
  ['that it was deleted', { text: null, photo: null }, 'Message deleted'],
])('the summary of a message is %s', (_what, message, summary) => {
  expect(summaryOf({ ...noContents, ...message })).toBe(summary);
});
