import { type DecisionAction, sanctionKind } from '@kindred/contract/desk/sanctions';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useShownAt } from '../../../widgets/shortcuts/use-shown-at.ts';
import { leastShownMs } from '../../../widgets/shortcuts/action-of.ts';
import { focusChosenMessage } from './removal-of.ts';

/**
 * Where the focus goes when a sanction is prepared. Usually that is its button, so that Enter sends the default. A ban
 * starts at what it is about: its reason has been on the screen for a moment before Enter leads to its button.
 */
export function useFirstLook(action: DecisionAction, hasTypes: boolean) {
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const shownAt = useShownAt(action, (isSeen) =>
    panel.current?.toggleAttribute('data-seen', isSeen),
  );
  useEffect(() => {
    if (sanctionKind(action)?.needs === 'message') focusChosenMessage();
    else if (hasTypes) panel.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
    else if (sanctionKind(action)?.isPermanent) reason.current?.focus();
    else button.current?.focus();
    // It is about how the panel was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const continueByEnter = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
    event.preventDefault();
    const isSeen = nativeEvent.timeStamp - shownAt.current >= leastShownMs;
    if (isSeen && !nativeEvent.repeat) button.current?.focus();
  };
  return { panel, button, reason, continueByEnter };
}
