import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isOwnKey } from '../../lib/keys/control-keys.ts';
import { keyboard } from '../../lib/keys/keyboard.ts';
import { singleKeys } from '../../lib/keys/single-keys.ts';
import { type Shortcuts, actionOf } from './action-of.ts';
import { useShownAt } from './use-shown-at.ts';

/** Until keys that decide act, their names are pale. */
const showKeys = (act: boolean) => document.documentElement.toggleAttribute('data-keys-act', act);

interface Options {
  /**
   * What the keys decide about, as it is shown now; null while it cannot be seen. They act once it has been on the
   * screen for a moment.
   */
  subject?: string | null;
  /** How long it has to be on the screen, if that is not as usual. */
  leastMs?: number | undefined;
  /** What the subject is called in `data-about` of elements. The keys do nothing while the focus is about another one. */
  about?: string;
  /** The keys act only if the focus is in here or nowhere. */
  within?: RefObject<HTMLElement | null>;
}

/**
 * Keys without a modifier, for the entire page. This is the only place that listens to them: they are ignored in fields
 * and dialogs, where the control that has the focus uses them, when held, while a text is written, and from the moment something else is asked for until it is open or has failed.
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  { subject, leastMs, about, within }: Options = {},
) {
  const { current: router } = useRef(useRouter());
  const shownAt = useShownAt(subject, { onSeen: showKeys, leastMs });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    // After a navigation the focus is on the heading, which no key acts on.
    const isNowhere = target.matches('body, main, h1');
    const isOutside = within && !isNowhere && !within.current?.contains(target);
    const isTaken =
      Boolean(isOutside) ||
      isAboutOther(target, about) ||
      isOwnKey(target, event.key) ||
      keyboard.isTaken() ||
      keyboard.isWriting(event) ||
      (subject !== undefined && keyboard.isWord()) ||
      document.querySelector('dialog:popover-open') !== null ||
      isLeaving(router);
    const moment = {
      isTaken,
      areLettersOff: !singleKeys.isOn(),
      shownAt: subject === undefined ? null : shownAt.current,
    };
    const action = actionOf(event, shortcuts, moment);
    if (!action) return;
    event.preventDefault();
    if (subject === undefined) keyboard.endWord();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isAboutOther(target: Element, about: string | undefined) {
  const other = target.closest<HTMLElement>('[data-about]')?.dataset['about'] ?? about;
  return about !== undefined && other !== about;
}

/** Another page was asked for and is still loading. */
function isLeaving({ latestLocation, state: { resolvedLocation } }: ReturnType<typeof useRouter>) {
  return resolvedLocation !== undefined && latestLocation.pathname !== resolvedLocation.pathname;
}
