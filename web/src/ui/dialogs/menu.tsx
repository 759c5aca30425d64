import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { direction } from '#texts/language.ts';
import classes from './menu.module.css';
import { placeBeside, type Side } from './place-beside.ts';
import { useDialogKeys } from './use-dialog-keys.ts';

export interface MenuProps {
  opened: boolean;
  /** Its name for screen readers. */
  title: string;
  /** What opened it: it is beside this, and gives the focus back to it. */
  opener: Element | null;
  /** Which edge of its opener it begins at. */
  align?: Side | undefined;
  /** Above its entries. */
  notice?: ReactNode;
  /** False if the focus goes elsewhere than back. */
  returnFocus?: boolean;
  onClose: () => void;
  /** Entries, and groups of them. */
  children: ReactNode;
}

const entries = '[role^=menuitem]:not(:disabled)';

/** A menu beside the button that opened it. The arrow keys move through it, and it closes by a click elsewhere. */
export function Menu({ opened, title, opener, align = 'end', notice, ...props }: MenuProps) {
  const { returnFocus = true, onClose, children } = props;
  const surface = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const giveBack = useEffectEvent(() => {
    // Unless a click elsewhere has given it to another control.
    const isFree = document.activeElement?.contains(opener) ?? true;
    if (returnFocus && isFree && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const menu = surface.current;
    if (!opened || !menu || !opener) return undefined;
    menu.showPopover();
    const place = () => placeBeside(menu, opener, align);
    place();
    menu.querySelector<HTMLElement>(entries)?.focus({ preventScroll: true });

    const isOutside = ({ target }: Event) =>
      target instanceof Node && !menu.contains(target) && !opener.contains(target);
    let isPressed = false;
    const press = (event: Event) => {
      isPressed = isOutside(event);
    };
    // Not before the pointer is up: a finger that scrolls closes nothing.
    const release = (event: Event) => isPressed && isOutside(event) && close();
    // A part of the page around the button has the focus for a moment, from a click on nothing.
    const leave = (event: Event) =>
      isOutside(event) && !(event.target as Node).contains(opener) && close();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', press, { signal, capture: true });
    document.addEventListener('pointerup', release, { signal, capture: true });
    document.addEventListener('focusin', leave, { signal });
    addEventListener('scroll', place, { signal, capture: true, passive: true });
    addEventListener('resize', place, { signal });
    return () => listening.abort();
  }, [opened, opener, align]);
  // Later than the listeners: while React changes the page, it keeps the focus where it was.
  useEffect(() => (opened ? () => giveBack() : undefined), [opened]);
  const marked = useDialogKeys(opened, false, onClose);
  if (!opened) return null;
  return createPortal(
    <div
      ref={surface}
      {...marked}
      popover="manual"
      className={`m-0 overflow-y-auto rounded-lg border border-line bg-raised text-ink shadow-3 ${classes.surface}`}
    >
      {notice}
      <div role="menu" tabIndex={-1} aria-label={title} onKeyDown={(event) => move(event, onClose)}>
        {children}
      </div>
    </div>,
    // In the part of the page that its opener is in, for screen readers; it is above all of it.
    opener?.closest('main') ?? document.body,
  );
}

const toRight = direction === 'ltr' ? 1 : -1;
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: toRight,
  ArrowLeft: -toRight,
};

/** Which entry a key leads to. After the last one is the first. */
function indexAfter(key: string, at: number, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

function move(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const { key, currentTarget } = event;
  // The focus goes back to the button, and Tab leads on from there.
  if (key === 'Tab') close();
  else if (key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    close();
  } else {
    const all = [...currentTarget.querySelectorAll<HTMLElement>(entries)];
    const at = all.findIndex((each) => each === document.activeElement);
    const index = indexAfter(key, at, all.length);
    if (index === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[index]?.focus();
  }
}
