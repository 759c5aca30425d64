import { contrastOf } from '@kindred/contract/site/contrast';
import { mailColorOf } from '@kindred/contract/site/look';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTransport } from './transport.ts';

const verification = (to: string, code = '204816') => ({
  to,
  language: null,
  kind: 'verify-email' as const,
  data: { code, token: 'a+token/of=signs', minutes: 10 },
});

describe('without a mail server', async () => {
  const app = await testApp({
    environment: {
      PUBLIC_URL: 'https://kin.example',
    },
    site: {
      'brand.name': 'Kin & "Kith" <Ltd>',
      'brand.colors.main': '#f9c263',
      'brand.supportEmail': 'help@kin.example',
    },
  });
  const { pool } = app;
  const send = async (...mails: ReturnType<typeof verification>[]) => {
    for (const mail of mails) await app.sendMail(pool, mail);
    return sentMails(app);
  };

  test('a mail is a file with the same content for people and for programs', async () => {
    const [mail] = await send(verification('ada@member.example'));
    expect(mail).toMatchObject({
      subject: 'Confirm your email for Kin & "Kith" <Ltd>',
      from: { name: 'Kin & "Kith" <Ltd>', address: 'no-reply@kin.example' },
      to: [{ name: '', address: 'ada@member.example' }],
      replyTo: [{ address: 'help@kin.example' }],
      messageId: expect.stringMatching(/^<[\w-]{36}@kin\.example>$/) as string,
    });
    expect(Date.parse(mail?.date ?? '')).toBeLessThanOrEqual(Date.now());
    expect(mail?.header('auto-submitted')).toBe('auto-generated');
    expect(mail?.header('content-language')).toBe('en');
    for (const body of [mail?.text, mail?.html]) expect(body).toContain('204816');
  });

  test('links lead to the configured address, with tokens that never reach a log (trust 14)', async () => {
    const [mail] = await sentMails(app);
    const link = 'https://kin.example/verify#token=a%2Btoken%2Fof%3Dsigns';
    expect(mail?.text).toContain(`Confirm my email:\n${link}\n`);
    expect(mail?.html).toContain(`href="${link}"`);
    const addresses = [...(mail?.html.matchAll(/(?:https?:)?\/\/[^"'\s<]+/g) ?? [])].map(String);
    expect(addresses.filter((one) => !one.startsWith('https://kin.example/'))).toEqual([]);
  });

  test('text in the page cannot become markup', async () => {
    const [mail] = await sentMails(app);
    expect(mail?.html).toContain('Kin &amp; &quot;Kith&quot; &lt;Ltd&gt;');
    expect(mail?.html).not.toContain('<Ltd>');
  });

  test('the button has the colour of the brand, and a readable label', async () => {
    const [mail] = await sentMails(app);
    const [, ground = '', text = ''] =
      /background:(#[\da-f]{6})">\s*<a\s[^>]*color:(#[\da-f]{6})/.exec(mail?.html as string) ?? [];
    expect([ground, text]).toEqual([
      mailColorOf({ colors: app.site.document.brand.colors }),
      '#ffffff',
    ]);
    expect(contrastOf(ground, text)).toBeGreaterThanOrEqual(4.5);
  });

  test('only we can read the files, and their names sort by the time of the request', async () => {
    const mails = await send(
      verification('grace@member.example', '111111'),
      verification('grace@member.example', '222222'),
    );
    const codes = mails.slice(-2).map(({ text }) => /\d{6}/.exec(text)?.[0]);
    expect(codes).toEqual(['111111', '222222']);
    const { mode } = await stat(join(app.config.dataDir, 'outbox', mails[0]?.name ?? ''));
    expect(mode & 0o777).toBe(0o600);
  });

  test('a mail whose transaction fails is never sent', async () => {
    const before = await sentMails(app);
    const refused = inTransaction(pool, async (client) => {
      await app.sendMail(client, verification('ada@member.example'));
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(await sentMails(app)).toHaveLength(before.length);
  });

  test('while it waits the database contains neither address nor code in plain text (trust 6)', async () => {
    await app.sendMail(pool, verification('ada@member.example'));
    const { rows } = await pool.query('select payload from graphile_worker._private_jobs');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/ada|204816|verify/);
    await app.jobs.runDue();
  });

  test('one that waited for too long is dropped', async () => {
    const before = await sentMails(app);
    const goodUntil = new Date(app.now().getTime() + 60_000);
    await app.sendMail(pool, { ...verification('late@member.example'), goodUntil });
    app.advanceClock(61_000);
    expect(await sentMails(app)).toHaveLength(before.length);
    expect((await pool.query('select from graphile_worker.jobs')).rows).toEqual([]);
  });
});

describe('with a mail server', async () => {
  let received: { to: string[]; text: string }[] = [];
  let answer: Error | null = null;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 10,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(answer),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(chunks).toString() });
        callback(null);
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  let logged = '';
  const app = await testApp({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Kindred, Inc <hello@kindred.example>',
      LOG_LEVEL: 'warn',
    },
    logTo: { write: (line) => (logged += line) },
  });
  const { pool } = app;
  const waiting = async () => (await pool.query('select from graphile_worker.jobs')).rows.length;

  beforeEach(() => {
    received = [];
    answer = null;
    logged = '';
  });

  test('mails are sent there', async () => {
    await app.sendMail(pool, verification('ada@member.example'));
    await app.jobs.runDue();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ada@member.example']);
    expect(received[0]?.text).toContain('From: "Kindred, Inc" <hello@kindred.example>');
  });

  test('a temporarily refused one is retried, and is the same mail', async () => {
    answer = Object.assign(new Error('try later, ada'), { responseCode: 451 });
    await app.sendMail(pool, verification('ada@member.example'));
    await app.jobs.runDue();
    expect([received.length, await waiting()]).toEqual([0, 1]);
    answer = null;
    await pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.jobs.runDue();
    expect([received.length, await waiting()]).toEqual([1, 0]);
    expect(logged).not.toContain('ada');
  });

  test('a permanently refused one is given up, and nothing of it is stored or logged', async () => {
    answer = Object.assign(new Error('ada does not live here'), { responseCode: 550 });
    await app.sendMail(pool, verification('ada@member.example'));
    await app.jobs.runDue();
    expect([received.length, await waiting()]).toEqual([0, 0]);
    expect(JSON.parse(logged)).toMatchObject({ kind: 'verify-email', err: { code: 'EENVELOPE' } });
    expect(logged).not.toContain('ada');
  });

  test.each(['', '?requireTLS=', '?requireTLS=0', '?opportunisticTLS=true', '?ignoreTLS=true'])(
    'trust 46: where TLS is required, a mail is not sent without it, whatever the address says: %s',
    async (parameters) => {
      const { config } = app;
      const smtpUrl = `smtp://127.0.0.1:${port}${parameters}`;
      const secured = await openTransport({
        ...config,
        mail: { ...config.mail, smtpUrl, requireTls: true },
      });
      onTestFinished(() => secured.close());
      const message = { from: 'hello@kindred.example', to: 'ada@member.example', text: 'Hello' };
      await expect(secured.deliver(message, 'hello')).rejects.toMatchObject({ code: 'ETLS' });
      expect(received).toEqual([]);
    },
  );

  test('while it is down, requests for mails respond as usual (trust 14)', async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await app.sendMail(pool, verification('ada@member.example'));
    await app.jobs.runDue();
    expect(await waiting()).toBe(1);
  });
});
