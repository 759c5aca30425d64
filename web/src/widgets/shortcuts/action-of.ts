import { keyName } from '../../lib/keys/key-name.ts';
import { leastShownMs } from '../../lib/keys/least-shown.ts';

/** What of a key press matters for shortcuts. */
export interface Press extends Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'timeStamp'
> {
  readonly defaultPrevented: boolean;
}

type Action = (() => void) | false | null | undefined;

/** By the name of the key in lower case, such as `d`, `?` or `arrowleft`. */
export type Shortcuts = Readonly<Record<string, Action>>;

export interface Moment {
  /** Something else has the keyboard: a field, a dialog, or what is still opening. */
  readonly isTaken: boolean;
  /** Keys without a modifier are turned off. */
  readonly areLettersOff: boolean;
  /** When the subject of the keys appeared, in milliseconds of the page; null for keys without one. */
  readonly shownAt: number | null;
}

/** The action of a key press, if it has one at this moment. */
export function actionOf(press: Press, shortcuts: Shortcuts, moment: Moment): Action {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp } = press;
  if (ctrlKey || metaKey || altKey || repeat || press.defaultPrevented) return null;
  const isCharacter = key.length === 1;
  // Some keyboards have digits and punctuation behind Shift.
  if (shiftKey && (!isCharacter || /\p{L}/u.test(key))) return null;
  if (moment.isTaken || (isCharacter && moment.areLettersOff)) return null;
  // A slow computer delivers a press late. What counts is what was on the screen when it happened.
  if (moment.shownAt !== null && timeStamp - moment.shownAt < leastShownMs) return null;
  return shortcuts[keyName(press)];
}
