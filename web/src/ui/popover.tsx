import { useId, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import classes from './popover.module.css';

interface Props {
  /** The button: it opens the popover, which is found by this id. */
  children: (button: { ref: Ref<HTMLButtonElement>; popoverTarget: string }) => ReactNode;
  content: ReactNode;
}

/** The browser's own popover, below the end of a button. It closes by Escape and by a click elsewhere. */
export function Popover({ children, content }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {children({ ref: button, popoverTarget: id })}
      <div
        id={id}
        popover="auto"
        className={classes.popover}
        onBeforeToggle={({ currentTarget }) => {
          if (button.current) placeBelow(currentTarget, button.current.getBoundingClientRect());
        }}
      >
        {content}
      </div>
    </>
  );
}

/** In coordinates of the document, so that it scrolls together with its button. */
function placeBelow({ style }: HTMLElement, target: DOMRect) {
  style.top = `${target.bottom + scrollY + 8}px`;
  style.right = `${document.documentElement.clientWidth - target.right}px`;
}
