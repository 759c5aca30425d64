import { IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import classes from './info-button.module.css';

interface Props {
  /** What is explained. */
  label: string;
  text: string;
}

const margin = 8;

/** Explains something in a bubble on hover, focus and touch. The browser's popover needs no code. */
export function InfoButton({ label, text }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const hide = () => bubble.current?.hidePopover();

  function show() {
    if (!button.current || !bubble.current) return;
    bubble.current.showPopover();
    placeAbove(bubble.current, button.current.getBoundingClientRect());
  }

  return (
    <>
      <IconButton
        ref={button}
        className={`text-faint ${classes.button}`}
        size="xs"
        aria-label={`${label}: ${text}`}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        <IconInfoCircle size={15} stroke={1.75} />
      </IconButton>
      <span
        ref={bubble}
        popover="manual"
        className={`pointer-events-none absolute m-0 rounded-md border-0 text-sm font-normal ${classes.bubble}`}
        aria-hidden="true"
      >
        {text}
      </span>
    </>
  );
}

/** Above the button, or below it if there is no room, and never beyond the window. It scrolls with the button. */
function placeAbove(bubble: HTMLElement, target: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = target.left + target.width / 2 - width / 2;
  const left = Math.max(margin, Math.min(middle, innerWidth - width - margin));
  const above = target.top - height - margin;
  const top = above < margin ? target.bottom + margin : above;
  bubble.style.translate = `${left}px ${top + scrollY}px`;
}
