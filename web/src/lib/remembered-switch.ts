import { useSyncExternalStore } from 'react';
import { openStorage } from './storage.ts';

/** Something that is on until it is turned off in this browser, which remembers it. */
export function rememberedSwitch(name: string) {
  const listeners = new Set<() => void>();
  const isOn = () => openStorage().getItem(name) !== 'off';

  function set(on: boolean) {
    if (on) openStorage().removeItem(name);
    else openStorage().setItem(name, 'off');
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { isOn, set, useIsOn: () => useSyncExternalStore(subscribe, isOn) };
}
