const fewest = 5;
const mostSteps = 10;

interface Progress {
  /** So many people are certainly there. */
  readonly from: number;
  /** The steps up to the number that is wanted, and how many of them are full. */
  readonly steps: number;
  readonly full: number;
}

/** In steps of five people or more, so that no single person who comes or leaves can be seen. */
export function progressOf(reached: number, wanted: number): Progress {
  const step = Math.max(fewest, Math.ceil(wanted / mostSteps));
  const full = Math.floor(reached / step);
  return { from: full * step, steps: Math.ceil(wanted / step), full };
}
