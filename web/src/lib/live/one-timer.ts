/** A timer that can be reset: only the last time counts. */
export function oneTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set(work: () => void, milliseconds: number) {
      clearTimeout(timer);
      timer = setTimeout(work, milliseconds);
    },
    clear: () => clearTimeout(timer),
  };
}
