import { n as keyboard } from './keyboard-U8onQuEB.js';
import { t as rememberedSwitch } from './remembered-switch-FdfY1qZ2.js';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
// web/src/lib/keys/key-name.ts
/**
 * The name of a key in lower case, such as `d`, `?` or `arrowleft`. On a keyboard with another alphabet a letter has the
 * name that is printed in Latin on the same key.
 */
function keyName({ key, code }) {
  return (
    key.length === 1 && key > 'ɏ' && code.startsWith('Key') ? code.slice(3) : key
  ).toLowerCase();
}
// web/src/lib/keys/single-keys.ts
/** Whether keys without a modifier do something. Voice users turn them off. */
var singleKeys = rememberedSwitch('single-keys');
/** What a person writes in. */
var textFields = `textarea, [contenteditable], input:not(${[
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'file',
  'range',
  'color',
]
  .map((type) => `[type=${type}]`)
  .join(', ')})`;
var controls = 'a, button, summary, input';
var ranges = '[type=radio], [type=range]';
/** Whether a key does something at the element that has the focus, so that it is no key of the page. */
function isOwnKey(target, key) {
  if (target.closest(`${textFields}, select, dialog, [role=dialog]`)) return true;
  if (key === 'Enter' || key === ' ') return target.closest(controls) !== null;
  return key.startsWith('Arrow') && target.closest(ranges) !== null;
}
// web/src/widgets/shortcuts/action-of.ts
/** The action of a key press, if it has one at this moment. */
function actionOf(press, shortcuts, moment) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp } = press;
  if (ctrlKey || metaKey || altKey || repeat || press.defaultPrevented) return null;
  const isCharacter = key.length === 1;
  if (shiftKey && (!isCharacter || /\p{L}/u.test(key))) return null;
  if (moment.isTaken || (isCharacter && moment.areLettersOff)) return null;
  if (moment.shownAt !== null && timeStamp - moment.shownAt < 300) return null;
  return shortcuts[keyName(press)];
}
// web/src/widgets/shortcuts/use-shown-at.ts
/**
 * When the subject was first painted, in milliseconds of the page; infinite until then, and later for one that has to
 * be on the screen for longer than usual.
 */
function useShownAt(subject, { onSeen, leastMs = 300 } = {}) {
  const shownAt = useRef(Infinity);
  const tell = useRef(onSeen);
  const least = useRef(leastMs);
  useLayoutEffect(() => void (least.current = leastMs), [leastMs]);
  useLayoutEffect(() => {
    if (subject === void 0 || subject === null) return void 0;
    const { current: onChange } = tell;
    let timer;
    const frame = requestAnimationFrame(() => {
      const now = performance.now();
      shownAt.current = now + least.current - 300;
      timer = setTimeout(() => onChange?.(true), keyboard.see(now, least.current));
    });
    return () => {
      shownAt.current = Infinity;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      onChange?.(false);
    };
  }, [subject]);
  return shownAt;
}
// web/src/widgets/shortcuts/use-shortcuts.ts
/** Until keys that decide act, their names are pale. */
var showKeys = (act) => document.documentElement.toggleAttribute('data-keys-act', act);
/**
 * Keys without a modifier, for the entire page. This is the only place that listens to them: they are ignored in fields
 * and dialogs, where the control that has the focus uses them, when held, while a text is written, and from the moment something else is asked for until it is open or has failed.
 */
function useShortcuts(shortcuts, { subject, leastMs, about, within } = {}) {
  const { current: router } = useRef(useRouter());
  const shownAt = useShownAt(subject, {
    onSeen: showKeys,
    leastMs,
  });
  const press = useEffectEvent((event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isNowhere = target.matches('body, main, h1');
    const isOutside = within && !isNowhere && !within.current?.contains(target);
    const action = actionOf(event, shortcuts, {
      isTaken:
        Boolean(isOutside) ||
        isAboutOther(target, about) ||
        isOwnKey(target, event.key) ||
        keyboard.isTaken() ||
        keyboard.isWriting(event) ||
        (subject !== void 0 && keyboard.isWord()) ||
        document.querySelector('dialog:popover-open') !== null ||
        isLeaving(router),
      areLettersOff: !singleKeys.isOn(),
      shownAt: subject === void 0 ? null : shownAt.current,
    });
    if (!action) return;
    event.preventDefault();
    if (subject === void 0) keyboard.endWord();
    action();
  });
  useEffect(() => {
    const listener = (event) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
function isAboutOther(target, about) {
  const other = target.closest('[data-about]')?.dataset['about'] ?? about;
  return about !== void 0 && other !== about;
}
/** Another page was asked for and is still loading. */
function isLeaving({ latestLocation, state: { resolvedLocation } }) {
  return resolvedLocation !== void 0 && latestLocation.pathname !== resolvedLocation.pathname;
}
export { useShownAt as n, singleKeys as r, useShortcuts as t };
