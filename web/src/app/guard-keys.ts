import { pressCommandKey } from './layout/commands/use-command-key.ts';
import { textFields } from '../lib/keys/control-keys.ts';
import { isInJustOpened } from '../lib/keys/just-opened.ts';
import { keyboard } from '../lib/keys/keyboard.ts';

const elsewhere = 'input, textarea, select, [contenteditable], dialog, [role=dialog]';
const activators = 'button, a, summary';

// Safari reports the Enter that ends a word after the word, and tells it only by this code.
// oxlint-disable-next-line typescript/no-deprecated
const isComposing = ({ isComposing: is, keyCode }: KeyboardEvent) => is || keyCode === 229;

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Sees every key before the page does. What was asked for and is still opening takes it, in what has just opened nothing
 * is pressed, and a key that is held presses a button only once and acts only where it was pressed. Keys that compose a
 * word belong to the field alone.
 */
export function guardKeys() {
  // Who typed before the page was there goes on, and what they asked for may be lost.
  keyboard.begin(performance.now());
  let pressedOn: EventTarget | null = null;
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      keyboard.write(event.timeStamp);
      event.stopImmediatePropagation();
      return;
    }
    const { key, repeat, timeStamp } = event;
    const target = event.target instanceof Element ? event.target : null;
    const field = target?.closest(textFields) ?? null;
    keyboard.follow(event, field);
    const isHeldDown = repeat && key === 'Enter' && target?.closest(activators);
    if (!repeat) pressedOn = event.target;
    // A key that led into a field or to a button, and is held, would write or press there.
    const isCharacter = key.length === 1;
    const isFollowing =
      repeat && (isCharacter || key === 'Enter') && pressedOn !== event.target && target !== null;
    const isEarly =
      (key === 'Enter' || (key === ' ' && !field)) && isInJustOpened(target, timeStamp);
    const isTaken = keyboard.take(event, Boolean(target?.closest(elsewhere)));
    if (isHeldDown || isFollowing || isEarly || isTaken || pressCommandKey(event)) stop(event);
  };
  window.addEventListener('keydown', press, { capture: true });
  // A click without a pointer comes from a key.
  const click = (event: MouseEvent) => {
    const button = (event.target as Element).closest(activators);
    if (event.detail === 0 && isInJustOpened(button, event.timeStamp)) stop(event);
  };
  window.addEventListener('click', click, { capture: true });
  // Who uses the pointer has stopped writing.
  window.addEventListener('pointerdown', () => keyboard.stop(), { capture: true });
}
