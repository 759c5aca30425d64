import { r as givenContents } from './content-fields-DEVluSW6.js';
// web/src/texts/en/contents.ts
var messages = {
  deleted: 'Message deleted',
  /** What a message without a text is called, by what it has instead. */
  alone: { photo: 'Photo' },
};
// web/src/lib/facts/summary-of.ts
/** A message, or a quote of one, in a line: its text, or else what it has instead. */
function summaryOf(message) {
  const given = givenContents(message);
  if (given.text) return given.text;
  const has = {
    ...given,
    ...(message.photo ? { photo: true } : {}),
  };
  return Object.entries(messages.alone).find(([name]) => name in has)?.[1] ?? messages.deleted;
}
export { messages as n, summaryOf as t };
