import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { production } from '../../../../test/complaint.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { readOperations } from '../../../../test/requests/operations.ts';

const lines: string[] = [];
const logTo = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(line.toString());
    done();
  },
});
const app = await testApp({ environment: { LOG_LEVEL: 'trace' }, logTo });
const inProduction = await testApp({
  environment: { ...production, SMTP_URL: 'smtp://127.0.0.1:1' },
});
const withKeys = await testApp({
  environment: {
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  },
});

const addresses = [
  '/',
  '/login',
  '/users',
  '/no/such/page',
  '/api/v1/openapi.json',
  '/api/v1/auth/profile',
  '/api/v1/nothing/here',
  '/api/docs/',
  '/healthz',
  '/no-such-file.js',
  '/%E0%A4%A',
];

test.each(addresses)('trust 29: %s has the security headers', async (url) => {
  const { headers } = await app.inject({ url });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('set-cookie');
});

test.each(addresses)('trust 29: the policy of %s runs nothing inline', async (url) => {
  const { headers } = await app.inject({ url });
  const policy = readPolicy(String(headers['content-security-policy']));
  const rest = policy.get('default-src') ?? [];
  expect(rest).toHaveLength(1);
  const scripts = policy.get('script-src') ?? rest;
  expect(scripts.filter((source) => !["'self'", "'none'"].includes(source))).toEqual([]);
  expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
  expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
});

const cardPages = ['/premium/checkout', '/premium/checkout?plan=annual', '/premium/methods'];
const otherPages = [
  ...addresses,
  '/premium',
  '/premium/manage',
  '/premium/methods/more',
  '/premium/checkout.html',
  '/login?next=/premium/checkout',
];

const sourcesOf = async (of: typeof app, url: string) => {
  const { headers } = await of.inject({ url });
  const policy = readPolicy(String(headers['content-security-policy']));
  return (name: string) => policy.get(name) ?? policy.get('default-src');
};

test.each(cardPages)(
  'trust 29: with keys of Stripe, %s allows only its card form',
  { tags: ['long'] },
  async (url) => {
    const of = await sourcesOf(withKeys, url);
    const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    expect(of('script-src')).toEqual(["'self'", ...scripts]);
    expect(of('frame-src')).toEqual(["'self'", ...scripts, 'https://hooks.stripe.com']);
    expect(of('connect-src')).toEqual(["'self'", 'https://api.stripe.com']);
    const { headers } = await withKeys.inject({ url });
    expect(headers['content-security-policy']).not.toContain("'unsafe");
  },
);

test.each([
  ...otherPages.map((url) => ['with', url] as const),
  ...[...otherPages, ...cardPages].map((url) => ['without', url] as const),
])('trust 29: %s keys of Stripe, %s allows nothing of it', async (keys, url) => {
  const { headers } = await (keys === 'with' ? withKeys : app).inject({ url });
  expect(headers['content-security-policy']).toContain('default-src');
  const frames = readPolicy(String(headers['content-security-policy'])).get('frame-src');
  expect([undefined, "'self'"]).toContain(frames?.join(' '));
  expect(headers['content-security-policy']).not.toMatch(/stripe/);
});

test('trust 29: a page cannot be framed, and its nonce is valid for one response', async () => {
  const answers = await Promise.all([app.inject('/'), app.inject('/')]);
  const nonces = answers.map(({ headers, payload }) => {
    const policy = readPolicy(String(headers['content-security-policy']));
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    const [nonce = ''] = policy.get('style-src-elem')?.slice(1) ?? [];
    const value = nonce.replace(/^'nonce-(.*)'$/, '$1');
    expect(payload).toContain(`nonce="${value}"`);
    return value;
  });
  expect(new Set(nonces).size).toBe(2);
  expect(nonces[0]?.length).toBeGreaterThan(20);
});

test('trust 29: in production browsers are told to use only TLS, and the documents are off', async () => {
  const { headers } = await inProduction.inject('/');
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
  expect((await inProduction.inject('/api/docs/')).statusCode).toBe(404);
});

test('trust 29: neither logs nor errors contain secret or personal data', async () => {
  const member = await createMember(app, {
    member: { email: 'private.person@member.example' },
    profile: { first_name: 'Wilhelmina' },
  });
  const { token, refreshToken, headers } = await signIn(app, member);
  const url = '/api/v1/auth/login';
  const wrong = { email: member.email, password: 'a wrong password of theirs' };
  const answers = [
    await app.inject({ method: 'POST', url, payload: wrong }),
    await app.inject({ method: 'POST', url, payload: { ...wrong, email: 'private.person' } }),
    await app.inject({ url: `/api/v1/nothing?mail=${member.email}`, headers }),
    await app.inject({ url: `/api/v1/auth/profile`, headers: { authorization: `Basic ${token}` } }),
  ];
  await app.inject({ url: '/api/v1/auth/profile', headers });
  const secrets = [
    token,
    refreshToken,
    member.email,
    member.password,
    wrong.password,
    'Wilhelmina',
  ];
  const written = lines.join('');
  expect(written).toContain('"route":"/api/v1/auth/login"');
  for (const secret of secrets) {
    expect(written).not.toContain(secret);
    for (const { payload } of answers) expect(payload).not.toContain(secret);
  }
});

test('trust 29: no URL contains anything that opens an account, as logs and histories would keep it', () => {
  const inAddress = readOperations(app).flatMap(({ method, path, parameters }) =>
    parameters
      .filter((parameter) => parameter.in !== 'header')
      .filter(({ name }) => /token|code|password|secret|email|challenge/i.test(name))
      .map(({ name }) => `${method} ${path} ${name}`),
  );
  // Mail programs send the unsubscribe request themselves; its token turns off one kind of mail, and no more. A coupon
  // code is handed out by the operator to lower a price, and opens no account.
  expect(inAddress.toSorted()).toEqual([
    'GET /api/v1/notices/unsubscribe token',
    'GET /api/v1/subscription/coupons/{code} code',
    'POST /api/v1/notices/unsubscribe token',
  ]);
});

function readPolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}
