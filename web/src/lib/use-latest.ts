import { useLayoutEffect, useRef, useState } from 'react';

type Actions = Readonly<Record<string, (...given: never[]) => void>>;

/** Functions that stay the same and call the latest ones. They are for events, not for rendering. */
export function useLatest<A extends Actions>(actions: A): A {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [
          name,
          (...given: never[]) => latest.current[name]?.(...given),
        ]),
      ) as A,
  );
  return stable;
}
