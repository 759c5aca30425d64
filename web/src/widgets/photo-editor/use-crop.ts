import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { arrows } from '../../lib/keys/arrows.ts';
import { type Crop, changeCrop, partOf, startCrop, turnCrop } from './crop.ts';

/** A crop that is changed by dragging, by two fingers, and by keys. */
export function useCrop(picture: ImageBitmap) {
  const [crop, setCrop] = useState(startCrop);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const change = (by: (before: Crop) => Partial<Crop>) =>
    setCrop((before) => changeCrop(picture, before, by(before)));

  /** Moves the picture by shares of the visible part. */
  const move = (x: number, y: number) =>
    change((before) => {
      const { width, height, turned } = partOf(picture, before);
      return {
        x: before.x - (x * width) / turned.width,
        y: before.y - (y * height) / turned.height,
      };
    });

  function onPointerDown({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    pointers.current.set(pointerId, { x: clientX, y: clientY });
  }

  function onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    pointers.current.set(pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    if (other) {
      const apart = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y);
      const ratio = apart(now) / Math.max(1, apart(before));
      change(({ zoom }) => ({ zoom: zoom * ratio }));
      return;
    }
    const { width, height } = currentTarget.getBoundingClientRect();
    move((now.x - before.x) / width, (now.y - before.y) / height);
  }

  function onPointerUp({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId);
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    move(arrow[0] * 0.05, arrow[1] * 0.05);
  }

  return {
    crop,
    setZoom: (zoom: number) => change(() => ({ zoom })),
    turn: (by: 1 | -1) => setCrop((before) => turnCrop(picture, before, by)),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onKeyDown,
    },
  };
}
