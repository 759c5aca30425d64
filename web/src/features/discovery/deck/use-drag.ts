import type { Choice } from '@kindred/contract/likes/choices';
import { type PointerEvent, type RefObject, useImperativeHandle, useRef } from 'react';
import { wantsLessMotion } from '../../../lib/wants-less-motion.ts';

export interface CardHandle {
  /** Moves the card off in the direction of a choice. */
  leave: (choice: Choice) => Promise<void>;
  /** Moves it back to where it was. */
  back: () => void;
}

const choosingPx = 110;
const fast = 0.6;
/** From here on a sign says what letting go farther out would choose. It is whole where that is enough. */
const hinted = 24;
/** A finger that never was farther away has tapped. */
const still = 8;
const off = { like: [1.3, 0], pass: [-1.3, 0], superlike: [0, -1.2] } as const;

/**
 * Follows a finger or a mouse only by a transform of the element, without rendering, so that nothing is laid out while
 * a card moves.
 */
export function useDrag(
  handle: RefObject<CardHandle | null>,
  onChoice: (choice: Choice) => void,
  onTap: (target: Element, x: number) => void,
) {
  const card = useRef<HTMLElement>(null);
  const begun = useRef<{
    x: number;
    y: number;
    time: number;
    pointer: number;
    target: Element;
    /** The farthest it was from where it began. */
    far: number;
  } | null>(null);
  const frame = useRef(0);

  async function leave(choice: Choice) {
    const element = card.current;
    if (!element || wantsLessMotion()) return;
    const [x, y] = off[choice];
    const away = `translate(${x * innerWidth * 0.6}px, ${y * innerHeight * 0.6}px) rotate(${x * 12}deg)`;
    await element
      .animate(
        { transform: [element.style.transform || 'none', away], opacity: [1, 0] },
        { duration: 220, easing: 'ease-in', fill: 'forwards' },
      )
      .finished.catch(() => undefined);
  }
  useImperativeHandle(handle, () => ({ leave, back }));

  function move(x: number, y: number) {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (!card.current) return;
      card.current.style.transform = `translate(${x}px, ${y}px) rotate(${x / 24}deg)`;
      card.current.dataset['leaning'] = choiceAt(x, y, hinted) ?? '';
      const far = Math.max(Math.abs(x), -y) - hinted;
      card.current.style.setProperty('--hint', String(Math.min(1, far / (choosingPx - hinted))));
    });
  }

  function back() {
    cancelAnimationFrame(frame.current);
    const element = card.current;
    if (!element) return;
    const from = element.style.transform;
    element.style.transform = '';
    delete element.dataset['leaning'];
    if (!wantsLessMotion())
      element.animate({ transform: [from, 'none'] }, { duration: 260, easing: 'ease-out' });
  }

  function end(event: PointerEvent) {
    const from = begun.current;
    if (!from || event.pointerId !== from.pointer) return;
    begun.current = null;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    const far = Math.max(from.far, Math.hypot(x, y));
    if (event.type === 'pointerup' && far < still) onTap(from.target, event.clientX);
    const speed = Math.hypot(x, y) / Math.max(1, performance.now() - from.time);
    const choice = choiceAt(x, y, speed > fast ? choosingPx / 2 : choosingPx);
    if (!choice || event.type === 'pointercancel') return back();
    onChoice(choice);
  }

  return {
    ref: card,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const target = event.target as Element;
      // React also reports what happens in a dialog that the card has opened.
      const elsewhere = target.closest('a, button') || !event.currentTarget.contains(target);
      if (event.button !== 0 || elsewhere || !event.isPrimary) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      begun.current = { x, y, pointer, target, time: performance.now(), far: 0 };
      event.currentTarget.setPointerCapture(pointer);
    },
    onPointerMove: (event: PointerEvent) => {
      const from = begun.current;
      if (from?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from.far = Math.max(from.far, Math.hypot(x, y));
      move(x, y);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

export type Drag = ReturnType<typeof useDrag>;

function choiceAt(x: number, y: number, least: number): Choice | null {
  if (Math.abs(x) >= least && Math.abs(x) > Math.abs(y)) return x > 0 ? 'like' : 'pass';
  return y <= -least ? 'superlike' : null;
}
