import { rememberedSwitch } from '../../../lib/remembered-switch.ts';
import { messages as words } from '#texts/chat.ts';
import { entersLines } from '../../../lib/keys/enters-lines.ts';
import classes from './log.module.css';

const hint = rememberedSwitch('hold-hint');

/** Who has opened the actions of a message needs no hint any more. */
export const holdKnown = () => hint.set(false);

/** Says once how a finger reaches the actions of a message. */
export function HoldHint() {
  const { chat: m } = words;
  const isOn = hint.useIsOn();
  // A device without a mouse.
  if (!isOn || !entersLines()) return null;
  return (
    <p className={`row flex-none between gap-3 muted text-sm m-auto px-5 w-full ${classes.hint}`}>
      {m.hint}
      <button
        type="button"
        className="flex-none border-0 bg-none ink semibold clickable min-h-target"
        onClick={holdKnown}
      >
        {m.hintSeen}
      </button>
    </p>
  );
}
