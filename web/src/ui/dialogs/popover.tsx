import { useId, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { markOpened } from '../../lib/keys/just-opened.ts';
import classes from './popover.module.css';

interface Props {
  /** Its name for screen readers. */
  label: string;
  /** The button: it opens the popover, which is found by this id. */
  children: (button: { ref: Ref<HTMLButtonElement>; popoverTarget: string }) => ReactNode;
  /** Its content, while it is open. */
  renderContent: (close: () => void) => ReactNode;
}

/**
 * The browser's own popover, below the end of a button; on a phone a sheet. It closes by Escape and by a click
 * elsewhere.
 */
export function Popover({ label, children, renderContent }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children({ ref: button, popoverTarget: id })}
      <dialog
        ref={watchSize}
        id={id}
        popover="auto"
        aria-label={label}
        className={`absolute m-0 overflow-y-auto rounded-lg border border-line bg-raised px-5 py-4 text-inherit shadow-3 ${classes.popover}`}
        onBeforeToggle={({ currentTarget, newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') markOpened(currentTarget);
          if (button.current) placeBelow(currentTarget, button.current.getBoundingClientRect());
        }}
      >
        {isOpen && renderContent(() => document.getElementById(id)?.hidePopover())}
      </dialog>
    </>
  );
}

/** As wide as a popover can be, with its margin. */
const room = 396;

/** In coordinates of the document, so that it scrolls together with its button. */
function placeBelow({ style }: HTMLElement, target: DOMRect) {
  style.setProperty('--top', `${target.bottom + scrollY + 8}px`);
  const { clientWidth } = document.documentElement;
  style.setProperty('--right', `${Math.min(clientWidth - target.right, clientWidth - room)}px`);
}

/** Its height is known once it is open, and changes when more of its content comes. */
function watchSize(popover: HTMLElement | null) {
  if (popover) new ResizeObserver(() => keepInSight(popover)).observe(popover);
}

/** If there is no room below the button, it moves up as far as it must. */
function keepInSight(popover: HTMLElement) {
  const { top, bottom } = popover.getBoundingClientRect();
  const beyond = bottom + 8 - innerHeight;
  if (beyond > 0 && top > 0)
    popover.style.setProperty('--top', `${Math.max(8, top - beyond) + scrollY}px`);
}
