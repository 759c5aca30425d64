import { type DecisionAction, isSanction, sanctionKind } from '@kindred/contract/desk/sanctions';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { markOpened } from '../../../lib/keys/just-opened.ts';
import { focusChosenMessage } from './removal-of.ts';

/**
 * Where the focus goes when a sanction is chosen. Usually that is its button, so that Enter sends the default once the panel
 * has been on the screen for a moment. A ban starts at what it is about, and Enter leads to its button.
 */
export function useFirstLook(action: DecisionAction, hasTypes: boolean) {
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isSanction(action)) return;
    markOpened(panel.current);
    if (sanctionKind(action)?.needs === 'message') focusChosenMessage();
    else if (hasTypes) panel.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
    else if (sanctionKind(action)?.isPermanent) reason.current?.focus();
    else button.current?.focus();
    // Only another choice moves the focus again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [action]);
  const continueByEnter = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || ctrlKey || metaKey) return;
    event.preventDefault();
    if (!nativeEvent.repeat) button.current?.focus();
  };
  return { panel, button, reason, continueByEnter };
}
