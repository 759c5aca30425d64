import { keyboard } from '../lib/keyboard.ts';

const elsewhere = 'input, textarea, select, [contenteditable], dialog, [role=dialog]';

/**
 * Sees every key before the page does. What was asked for and is still opening takes it, and a key that is held presses
 * a button only once.
 */
export function guardKeys() {
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isHeldDown =
      event.repeat && event.key === 'Enter' && target?.closest('button, a, summary');
    const isTaken = keyboard.take(event, Boolean(target?.closest(elsewhere)));
    if (!isHeldDown && !isTaken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', press, { capture: true });
}
