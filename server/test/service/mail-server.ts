import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { atEnd } from '../clean-up.ts';

/** A mail server on this machine that keeps what it receives. */
export async function openMailServer() {
  const received: { to: string; subject: string; text: string; language: string; stop?: string }[] =
    [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 10,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      void (async () => {
        const { subject = '', text = '', headers } = await PostalMime.parse(await buffer(stream));
        const header = (name: string) => headers.find(({ key }) => key === name)?.value;
        const [stop, language = ''] = [header('list-unsubscribe'), header('content-language')];
        const mail = { subject, text, language, ...(stop && { stop }) };
        for (const { address: to } of envelope.rcptTo) received.push({ to, ...mail });
        callback(null);
      })();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((done) => listening.once('listening', done));
  atEnd(() => new Promise((done) => server.close(() => done())));
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    receivedBy: (email: string) => received.filter(({ to }) => to === email),
  };
}
