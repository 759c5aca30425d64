import type { FastifyInstance } from 'fastify';

/** Work that every process repeats, each time this long after the last. Failures are logged and retried. */
export function repeatEvery(
  app: FastifyInstance,
  milliseconds: number,
  failure: string,
  work: () => Promise<unknown>,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  async function tick() {
    await work().catch((error: unknown) => app.log.warn({ err: error }, failure));
    wait();
  }
  function wait() {
    if (closed) return;
    timer = setTimeout(() => {
      running = tick();
    }, milliseconds);
  }

  app.addHook('onReady', async () => wait());
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
    await running;
  });
}
