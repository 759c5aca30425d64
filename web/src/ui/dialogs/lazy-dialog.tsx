import { type ComponentType, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Layer, keyboard } from '../../lib/keys/keyboard.ts';
import { openingFailure } from '../../lib/failures/opening-failure.ts';

interface Props {
  /** Without it the dialog is open as long as it exists. */
  opened?: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first asked for. It has the keyboard from then on, and if its code cannot be
 * loaded it closes and a message says so.
 */
export function lazyDialog<P extends Props>(
  load: () => Promise<ComponentType<P>>,
  { keepsText = false } = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;

  return function LazyDialog(props: P) {
    const [Content, setContent] = useState(() => loaded);
    const { opened = true, onClose } = props;
    const layer = useRef<Layer>(null);
    const close = useEffectEvent(onClose);
    useLayoutEffect(() => {
      if (Content || !opened) return undefined;
      let isLeft = false;
      openingFailure.set(false);
      const asked = keyboard.ask({ keepsText, cancel: () => close() });
      layer.current = asked;
      const show = (content: ComponentType<P>) => {
        loaded = content;
        if (!isLeft) setContent(() => content);
      };
      const fail = () => {
        if (isLeft) return;
        openingFailure.set(true);
        close();
      };
      void load().then(show, fail);
      return () => {
        isLeft = true;
        asked.close();
      };
      // Once it is loaded, it stays.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [opened]);
    // After the effects of the dialog, which has asked for the keyboard itself.
    useLayoutEffect(() => {
      if (Content) layer.current?.close();
    }, [Content]);
    return Content && <Content {...props} />;
  };
}
