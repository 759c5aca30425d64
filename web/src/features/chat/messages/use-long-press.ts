import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react';

const holdMs = 450;
/** A finger that moves further than this scrolls. */
const mostMovedPx = 10;

/** What a finger that stays on something opens. A mouse and a pen have buttons next to it. */
export function useLongPress(onHold: ((held: Element) => void) | null) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(press.current?.timer);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      stop();
      held.current = false;
      if (!onHold || event.pointerType !== 'touch' || !isWithin(event)) return;
      const { currentTarget } = event;
      const hold = () => {
        held.current = true;
        onHold(currentTarget);
      };
      press.current = { timer: setTimeout(hold, holdMs), x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > mostMovedPx) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Its end would count as a tap on what has opened, which closes it.
    onTouchEnd(event: TouchEvent) {
      if (held.current) event.preventDefault();
    },
    // Its end would also open the photo or link below the finger.
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!held.current || !isWithin(event)) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Where a long press opens the browser's own menu, this one takes its place.
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const { pointerType } = event.nativeEvent as unknown as { pointerType?: string };
      if (onHold && pointerType === 'touch' && isWithin(event)) event.preventDefault();
    },
  };
}

/** Events of a dialog arrive at what opened it, although it is elsewhere on the page. */
const isWithin = ({ currentTarget, target }: { currentTarget: HTMLElement; target: EventTarget }) =>
  target instanceof Node && currentTarget.contains(target);
