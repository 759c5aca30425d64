import type { Focus } from '@kindred/contract/members';
import type { KeyboardEvent, PointerEvent } from 'react';
import { arrows } from '../../lib/keys/arrows.ts';
import { messages } from '#texts/photos.ts';
import classes from './focus-point.module.css';

/** Where a face usually is: squares then show it from the hair to the chin. `face-middle` has it for photos without a mark. */
export const startFocus: Focus = { x: 0.5, y: 0.48 };

const step = 0.02;
const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;

interface Props {
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** A ring above a photo, which is put on the face by pointer or keys. */
export function FocusPoint({ focus: { x, y }, onChange }: Props) {
  const { point: m } = messages;
  const move = (to: Focus) => onChange({ x: share(to.x), y: share(to.y) });

  function onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const photo = currentTarget.parentElement?.getBoundingClientRect();
    if (!photo) return;
    move({ x: (clientX - photo.left) / photo.width, y: (clientY - photo.top) / photo.height });
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    move({ x: x + arrow[0] * step, y: y + arrow[1] * step });
  }

  return (
    <>
      <button
        className={`absolute rounded-full border-0 bg-transparent p-0 ${classes.point}`}
        type="button"
        aria-label={m.label}
        // Sides of the photo, whatever the language.
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
      <output className="sr-only">
        {m.place({ x: Math.round(x * 100), y: Math.round(y * 100) })}
      </output>
    </>
  );
}
