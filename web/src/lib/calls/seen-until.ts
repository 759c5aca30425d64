import { noMark, seenUntilHeader } from '@kindred/contract/common';
import { openStorage } from '../storage.ts';

/** All tabs of this browser send the same marks, so each is shown what the others have written. */
const storage = openStorage();
const key = seenUntilHeader;
/** The server takes no more. The last are of the latest changes. */
const mostMarks = 8;

/**
 * The marks to send with a request, by which the server shows at least what this browser has seen and written. Empty before the
 * first change, and always where the service has no replicas.
 */
export const marksToSend = () => storage.getItem(key) ?? '';

/** The same as headers. */
export const markHeaders = (marks: string): Record<string, string> =>
  marks === '' ? {} : { [seenUntilHeader]: marks };

/** Keeps the mark of a response in the place of those that were sent with its request. */
export function keepMark(sent: string, received: string | null | undefined) {
  if (!received) return;
  const replaced = new Set(sent.split(' '));
  const others = marksToSend()
    .split(' ')
    .filter((mark) => mark !== '' && !replaced.has(mark) && mark !== noMark);
  storage.setItem(key, [...others, received].slice(-mostMarks).join(' '));
}

let ofEvents = '';

/** The mark of a live event, which takes the place of that of the event before. */
export function keepMarkOfEvent(received: string | undefined) {
  keepMark(ofEvents, received);
  if (received) ofEvents = received;
}
