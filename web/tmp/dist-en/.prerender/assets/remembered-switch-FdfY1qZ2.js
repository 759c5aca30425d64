import { t as openStorage } from './storage-W46hwQwc.js';
import { useSyncExternalStore } from 'react';
// web/src/lib/remembered-switch.ts
/** Something that is on until it is turned off in this browser, which remembers it. */
function rememberedSwitch(name) {
  const listeners = /* @__PURE__ */ new Set();
  const isOn = () => openStorage().getItem(name) !== 'off';
  function set(on) {
    if (on) openStorage().removeItem(name);
    else openStorage().setItem(name, 'off');
    for (const listener of listeners) listener();
  }
  function subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  return {
    isOn,
    set,
    useIsOn: () => useSyncExternalStore(subscribe, isOn),
  };
}
export { rememberedSwitch as t };
