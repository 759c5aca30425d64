/** What a key has begun has reached the service. */
export async function untilDone({ untilIdle }: { untilIdle: () => Promise<unknown> }) {
  await new Promise((resolve) => setTimeout(resolve, 50));
  await untilIdle();
}

/** Presses a key with these fields of its event, also those that only a browser sets. */
export function keydown(target: Element, init: KeyboardEventInit, more: object = {}) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
}
