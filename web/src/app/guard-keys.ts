import { pressCommandKey } from './layout/commands/use-command-key.ts';
import { textFields } from '../lib/keys/control-keys.ts';
import { keyboard } from '../lib/keys/keyboard.ts';
import { leastShownMs } from '../widgets/shortcuts/action-of.ts';

const elsewhere = 'input, textarea, select, [contenteditable], dialog, [role=dialog]';

/**
 * Sees every key before the page does. What was asked for and is still opening takes it, and a key that is held presses
 * a button only once and writes only where it was pressed.
 */
export function guardKeys() {
  // Who typed before the page was there goes on, and what they asked for may be lost.
  keyboard.write(performance.now() - leastShownMs);
  let pressedOn: EventTarget | null = null;
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    keyboard.follow(event, target?.closest(textFields) ?? null);
    const isHeldDown =
      event.repeat && event.key === 'Enter' && target?.closest('button, a, summary');
    if (!event.repeat) pressedOn = event.target;
    // A key that led into a field, and is held, would write there.
    const isFollowing =
      event.repeat && event.key.length === 1 && pressedOn !== event.target && target !== null;
    const isTaken = keyboard.take(event, Boolean(target?.closest(elsewhere)));
    if (!isHeldDown && !isFollowing && !isTaken && !pressCommandKey(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', press, { capture: true });
  // Who uses the pointer has stopped writing.
  window.addEventListener('pointerdown', () => keyboard.write(-Infinity), { capture: true });
}
