import { expect, test } from 'vitest';
import { newestText } from './newest-text.ts';

const at = Date.parse('2026-05-01T12:00:00Z');
const draftAt = new Date(at).toISOString();
const server = { draft: 'Of the server', draftAt };
const none = { draft: null, draftAt: null };

test.each([
  ['nothing is kept', {}, server, 'Of the server'],
  ['nothing is anywhere', {}, none, ''],
  ['what is kept was typed later', { text: 'Kept', at: at + 1 }, server, 'Kept'],
  ['what is kept was typed before', { text: 'Kept', at: at - 1 }, server, 'Of the server'],
  ['only this tab has one', { text: 'Kept', at }, none, 'Kept'],
  ['it was typed at the match', { text: 'Kept' }, server, 'Kept'],
  ['it was saved, and changed elsewhere', { text: 'Kept', isSaved: true }, server, 'Of the server'],
  ['it was saved, and sent elsewhere', { text: 'Kept', isSaved: true }, none, ''],
  ['the field was emptied later', { text: '', at: at + 1 }, server, ''],
])('the newest draft wins: %s', (_when, kept, chat, text) => {
  expect(newestText(kept, chat)).toBe(text);
});
