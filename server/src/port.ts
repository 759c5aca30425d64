import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './errors.ts';

interface Address {
  readonly port: number;
  readonly host: string;
}

const timeoutMs = 3000;

/** Fails before anything else is started. A process that is stopping gets some seconds to release the port. */
export async function checkPort(address: Address) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      const server = createServer().listen(address);
      await once(server, 'listening');
      server.close();
      return;
    } catch (error) {
      const retry = (error as NodeJS.ErrnoException).code === 'EADDRINUSE' && Date.now() < deadline;
      if (!retry) throw explainPort(error, address);
      await sleep(100);
    }
  }
}

export function explainPort(error: unknown, { port, host }: Address): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use: stop the program that uses it, or choose another port, as in PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} is reserved for root: choose one above 1023 with PORT.`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return new StartError(
      `HOST is not usable: ${host} is not an address of this machine. Expected: one of its addresses, or 0.0.0.0 for all.`,
    );
  }
  return error;
}
