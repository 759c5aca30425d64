import { useEffect, useEffectEvent } from 'react';

/** Returns false if it leaves the key to what asked for it before. */
type Handler = (target: Element) => boolean;

const handlers: Handler[] = [];

function press(event: KeyboardEvent) {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (target.closest('dialog, [role=dialog]')) return;
  if (handlers.findLast((handle) => handle(target))) event.preventDefault();
}

/** Escape, unless a dialog has used it. Of several, the one that appeared last gets it first. */
export function useEscape(isOn: boolean, onEscape: Handler) {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOn) return undefined;
    const handler: Handler = (target) => handle(target);
    if (handlers.push(handler) === 1) document.addEventListener('keydown', press);
    return () => {
      handlers.splice(handlers.indexOf(handler), 1);
      if (handlers.length === 0) document.removeEventListener('keydown', press);
    };
  }, [isOn]);
}
