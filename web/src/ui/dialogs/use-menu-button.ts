import { type MouseEvent, useState } from 'react';
import { useBelow } from '../../lib/use-below.ts';

/** A button, and the menu or sheet of actions that it opens. */
export function useMenuButton() {
  // Null until it is first opened. Then its code is loaded, and it stays while it closes.
  const [opener, setOpener] = useState<Element | null>(null);
  const [opened, setOpened] = useState(false);
  const isPhone = useBelow('phone');
  return {
    button: {
      'aria-haspopup': isPhone ? 'dialog' : 'menu',
      'aria-expanded': opened,
      onClick: ({ currentTarget }: MouseEvent) => {
        setOpener(currentTarget);
        setOpened(!opened);
      },
    },
    menu: { opened, opener, onClose: () => setOpened(false) },
  } as const;
}

export type OpenMenu = ReturnType<typeof useMenuButton>['menu'];
