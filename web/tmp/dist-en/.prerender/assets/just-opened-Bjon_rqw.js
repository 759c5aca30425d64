// web/src/lib/keys/just-opened.ts
/** When what opened was first painted, in milliseconds of the page; infinite until then. */
var shownAt = /* @__PURE__ */ new WeakMap();
/**
 * A dialog, a panel or a field with a text that someone did not type has just opened. Enter and Space do nothing in it
 * until it has been on the screen for a moment, as they may have been meant for what was there before.
 */
function markOpened(element) {
  if (!element) return;
  element.dataset['opened'] = 'now';
  shownAt.set(element, Infinity);
  requestAnimationFrame(() => {
    shownAt.set(element, performance.now());
    setTimeout(() => (element.dataset['opened'] = 'seen'), 300);
  });
}
export { markOpened as t };
