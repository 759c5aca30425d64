import { useId, useSyncExternalStore } from 'react';
import { messages as m } from '../../lib/messages/shortcuts.ts';
import { areSingleKeysOn, onSingleKeys, setSingleKeys } from '../../lib/keys/single-keys.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import classes from './shortcuts.module.css';

/** Turns off keys without a modifier, as WCAG 2.1.4 requires. */
export function SingleKeySwitch() {
  const id = useId();
  const on = useSyncExternalStore(onSingleKeys, areSingleKeysOn);
  return (
    <div className={`row between gap-4 px-3 text-sm semibold hide-below-tablet ${classes.single}`}>
      <label htmlFor={id}>
        {m.single}
        <small className="block muted text-xs normal">{m.singleAbout}</small>
      </label>
      <Switch id={id} checked={on} onChange={({ target }) => setSingleKeys(target.checked)} />
    </div>
  );
}
