import { useId } from 'react';
import { messages as m } from '#texts/shortcuts.ts';
import { singleKeys } from '../../lib/keys/single-keys.ts';
import { Switch } from '../../ui/fields/switch.tsx';

/** Turns off keys without a modifier, as WCAG 2.1.4 requires. */
export function SingleKeySwitch() {
  const id = useId();
  const on = singleKeys.useIsOn();
  return (
    <div className="flex items-center justify-between gap-4 px-3 text-sm font-semibold max-tablet:hidden">
      <label htmlFor={id}>
        {m.single}
        <small className="block text-xs font-normal text-muted">{m.singleAbout}</small>
      </label>
      <Switch
        id={id}
        data-look="ink"
        checked={on}
        onChange={({ target }) => singleKeys.set(target.checked)}
      />
    </div>
  );
}
