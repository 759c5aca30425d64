import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useEscape } from '../../lib/keys/use-escape.ts';

interface Drag {
  id: string;
  order: string[];
}

/** Reorders the items of a list by pointer. Each item has its id as `data-id`. */
export function useDragOrder(order: string[], onDrop: (order: string[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  useEscape(drag !== null, () => {
    setDrag(null);
    return true;
  });

  function start(id: string, { button, pointerId }: PointerEvent) {
    if (button !== 0 || order.length < 2) return;
    // The list captures the pointer, because the item itself moves.
    list.current?.setPointerCapture(pointerId);
    setDrag({ id, order });
  }

  function move({ clientX, clientY }: PointerEvent) {
    if (!drag) return;
    const over = [...(list.current?.children ?? [])].find((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
    const at = drag.order.indexOf((over as HTMLElement | undefined)?.dataset['id'] ?? '');
    if (at < 0 || drag.order[at] === drag.id) return;
    setDrag({ ...drag, order: moveTo(drag.order, drag.id, at) });
  }

  function drop() {
    if (drag && drag.order.join() !== order.join()) onDrop(drag.order);
    setDrag(null);
  }

  return {
    shown: drag?.order ?? order,
    dragged: drag?.id ?? null,
    start,
    listProps: {
      ref: list,
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    },
  };
}

export function moveTo(order: string[], id: string, place: number) {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
