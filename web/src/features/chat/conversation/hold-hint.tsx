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
    <p
      className={`mx-auto flex w-full flex-none items-center justify-between gap-3 px-5 text-sm text-muted ${classes.hint}`}
    >
      {m.hint}
      <button
        type="button"
        className="min-h-11 flex-none cursor-pointer border-0 bg-transparent font-semibold text-ink"
        onClick={holdKnown}
      >
        {m.hintSeen}
      </button>
    </p>
  );
}
