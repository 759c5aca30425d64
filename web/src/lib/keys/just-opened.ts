import { leastShownMs } from './least-shown.ts';

/** When what opened was first painted, in milliseconds of the page; infinite until then. */
const shownAt = new WeakMap<Element, number>();

/** A dialog is not marked before it has the focus. */
const opening = '[data-dialog], [data-opened]';

/**
 * A dialog, a panel or a field with a text that someone did not type has just opened. Enter and Space do nothing in it
 * until it has been on the screen for a moment, as they may have been meant for what was there before.
 */
export function markOpened(element: HTMLElement | null) {
  if (!element) return;
  element.dataset['opened'] = 'now';
  shownAt.set(element, Infinity);
  requestAnimationFrame(() => {
    shownAt.set(element, performance.now());
    setTimeout(() => (element.dataset['opened'] = 'seen'), leastShownMs);
  });
}

/** Whether what this event happened in had just opened. */
export function isInJustOpened(target: Element | null, timeStamp: number) {
  const opened = target?.closest(opening);
  return opened ? timeStamp - (shownAt.get(opened) ?? Infinity) < leastShownMs : false;
}
