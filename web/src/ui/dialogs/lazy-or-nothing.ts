import { type ComponentType, lazy } from 'react';

/** A part that is loaded when it is first shown, and is nothing if it can't be: what is around it stays. */
export const lazyOrNothing = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy((): Promise<{ default: ComponentType<P> }> =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
