import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { oneOfEach } from '../../../test/members/notified-members.ts';
import { createPerson } from '../../../test/members/people.ts';
import { signIn } from '../../../test/members/members.ts';
import { connectSandbox, subscribe, visa } from '../../../test/premium/premium.ts';
import { openCollector } from '../../../test/service/collector.ts';
import { testApp } from '../../../test/service/app.ts';
import { openMailServer } from '../../../test/service/mail-server.ts';
import { openPushService } from '../../../test/service/push-service.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notify } from '../../areas/notices/notify.ts';
import { addJob } from '../jobs/jobs.ts';

const collector = await openCollector();
const [mails, pushes] = [await openMailServer(), await openPushService()];
const app = await testApp({
  environment: {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SMTP_URL: mails.url,
    PUSH_LOCAL: pushes.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  },
});
await connectSandbox(app);

test('trust 101: no request, mail, push, job or payment puts a person, an id, an address or a secret into a trace', async () => {
  const person = await createPerson(app, {
    profile: { first_name: 'Philomena', last_name: 'Quartermaine' },
  });
  const other = await createPerson(app, { profile: { first_name: 'Barnaby' } });
  const { token, refreshToken, headers } = await signIn(app, person);
  const from = {
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Netscape of Philomena',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    tracestate: 'kindred=bandersnatch',
    baggage: 'member=jabberwock',
  };
  const get = (url: string) => app.inject({ url, headers: { ...headers, ...from } });
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url: apiBase + url, payload, headers: from });

  await get(`${apiBase}/auth/profile`);
  await get(`${apiBase}/chats/${other.id}`);
  await get(`${apiBase}/browse?name=philomena-in-query`);
  await get(`${apiBase}/nowhere/${person.email}?token=${token}`);
  await get(`/reset-password?token=${refreshToken}`);
  await get(`/%?email=${person.email}`);
  await post('/auth/login', { email: person.email, password: 'not the password' });
  await post('/auth/login', { email: person.email, password: person.password });
  await post('/auth/refresh-token', { refreshToken });
  await post('/auth/forgot-password', { email: person.email });
  await post('/notices/unsubscribe?token=slithy-toves', {});
  await post('/auth/register', {
    email: 'mome-raths@member.example',
    password: 'all mimsy were the borogoves',
  });
  const { name: browser, subscription } = pushes.subscribe();
  await person.send('PUT', '/notices/push', subscription, from);
  await inTransaction(app.pool, (client) =>
    notify(client, { at: app.now(), ...oneOfEach.message, memberId: person.id }),
  );
  await subscribe(person, { paymentMethodId: visa }, from);
  await addJob(app.pool, 'deliver-due-mails', {});
  await addJob(app.pool, 'deliver-due-pushes', {});
  app.jobs.handle('delete-failed-jobs', async () => {
    throw new Error(`No one is called ${person.email}`, { cause: new Error(person.email) });
  });
  await addJob(app.pool, 'delete-failed-jobs', {}, { attempts: 1 });
  await app.jobs.runDue();

  const missing = () =>
    [
      /^GET \/api\/v1\/chats\/:id$/,
      /^POST \/api\/v1\/auth\/login$/,
      /^job mail$/,
      /^job delete-failed-jobs$/,
      /^send mail$/,
      /^send push$/,
      /^payments POST [a-z_]+$/,
      /^publish to bus$/,
    ].filter((pattern) => !collector.spans.some(({ name }) => pattern.test(name)));
  await expect
    .poll(async () => {
      await app.spans?.send();
      return missing();
    })
    .toEqual([]);

  const { rows } = await app.owner.query<{ id: string }>(
    `select id::text from session union all select customer_id from payment_customer`,
  );
  expect(pushes.sentTo(browser)).toHaveLength(1);
  for (const secret of [
    person.email,
    person.email.split('@')[0],
    'member.example',
    'Philomena',
    'philomena',
    'Quartermaine',
    'Barnaby',
    person.id,
    other.id,
    person.password,
    'not the password',
    'borogoves',
    'mome-raths',
    'slithy-toves',
    token,
    refreshToken,
    ...rows.map(({ id }) => id),
    '203.0.113.77',
    'Netscape',
    'bandersnatch',
    'jabberwock',
    browser,
    subscription.keys.auth,
    visa,
    'cus_',
  ])
    expect(collector.state.arrived).not.toContain(secret);
});
