import { direction } from '#texts/language.ts';

export type Side = 'start' | 'end';

const margin = 8;
const gap = 4;

/**
 * Below something, or above it if there is no room, and never beyond the window. Its start or its end is at the same
 * edge of the thing.
 */
export function placeBeside(menu: HTMLElement, thing: Element, align: Side) {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const isAtLeft = (align === 'start') === (direction === 'ltr');
  const above = top - gap - height;
  const below = bottom + gap;
  const hasRoom = below + height + margin <= clientHeight || above < margin;
  menu.style.left = `${within(isAtLeft ? left : right - width, clientWidth - width)}px`;
  menu.style.top = `${within(hasRoom ? below : above, clientHeight - height)}px`;
}

const within = (wanted: number, room: number) => Math.max(margin, Math.min(wanted, room - margin));
