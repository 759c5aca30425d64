import type { WebSettings } from '@kindred/contract/settings';
import * as Type from 'typebox';
import { Convert, Default, Errors } from 'typebox/value';
import { StartError } from './errors.ts';

const Text = (fallback: string, description: string) =>
  Type.String({ default: fallback, description });
const Maybe = (description: string) => Type.Optional(Type.String({ minLength: 1, description }));

const Environment = Type.Object({
  MODE: Type.Union([Type.Literal('demo'), Type.Literal('production')], {
    default: 'demo',
    description: '`demo`, or `production`, which refuses demo members and needs SECRET',
  }),
  PORT: Type.Integer({
    default: 3000,
    minimum: 0,
    maximum: 65535,
    description: 'Port of web and API',
  }),
  HOST: Text('127.0.0.1', 'Address to listen on; `0.0.0.0` for all'),
  PUBLIC_URL: Maybe('Address that people type, such as `https://kindred.example`'),
  DATABASE_URL: Maybe('A PostgreSQL 15 or newer; without it Kindred brings its own'),
  DATA_DIR: Text('data', 'Folder for the embedded database and everything stored'),
  DEMO: Type.Optional(
    Type.String({
      pattern: '^(off|[0-9]{1,7})$',
      description: '`off` for an empty start, or a number of demo members (2000)',
    }),
  ),
  ADMIN_EMAIL: Text('admin@kindred.example', 'First administrator'),
  ADMIN_PASSWORD: Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 128,
      description: 'Generated and printed once when absent',
    }),
  ),
  SECRET: Type.Optional(
    Type.String({ minLength: 32, description: 'Signs sessions; 32 or more random characters' }),
  ),
  LIMITS: Type.Number({
    default: 1,
    exclusiveMinimum: 0,
    description: 'Multiplies every rate limit',
  }),
  MAX_IN_FLIGHT: Type.Integer({
    default: 256,
    minimum: 1,
    description: 'Requests worked on at once; more are told to come back',
  }),
  DATABASE_POOL: Type.Integer({
    default: 12,
    minimum: 2,
    maximum: 500,
    description: 'Database connections of one process',
  }),
  JOBS: Type.Integer({
    default: 4,
    minimum: 0,
    maximum: 50,
    description: 'Jobs worked on at once by this process; 0 leaves them to other processes',
  }),
  SMTP_URL: Maybe(
    'Mail server, as `smtps://user:password@host:465`; without it mails are files in `DATA_DIR/outbox`',
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^([^<>"]+ <[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$',
      description:
        'Sender of mails, as `Kindred <hello@kindred.example>`; else no-reply at the host of PUBLIC_URL',
    }),
  ),
  S3_BUCKET: Maybe('Bucket for everything stored; without it files stay in `DATA_DIR/files`'),
  S3_ENDPOINT: Maybe('Address of an S3 service other than that of AWS'),
  S3_REGION: Text('us-east-1', 'Region of the bucket'),
  S3_ACCESS_KEY: Maybe('Access key; without it the credentials that the machine provides'),
  S3_SECRET_KEY: Maybe('Secret key that goes with S3_ACCESS_KEY'),
  TRUST_PROXY: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 10,
    description: 'Proxies in front whose forwarding headers count',
  }),
  METRICS_TOKEN: Maybe('Bearer token for `/metrics`; without it only this machine may read them'),
  API_DOCS: Type.Optional(
    Type.Union([Type.Literal('on'), Type.Literal('off')], {
      description: '`/api/docs`; off in production unless switched on',
    }),
  ),
  LOG_LEVEL: Type.Optional(
    Type.Union(
      (['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const).map((level) =>
        Type.Literal(level),
      ),
      { description: 'Least severity that is logged' },
    ),
  ),
  TIME_ZONE: Text('UTC', 'Calendar of the statistics'),
  BRAND_NAME: Text('Kindred', 'Name of the service'),
  BRAND_COLOR: Type.String({
    default: '#cb3049',
    pattern: '^#[0-9a-fA-F]{6}$',
    description: 'Colour of the buttons in mails, as `#cb3049`',
  }),
  BRAND_SUPPORT_EMAIL: Text('support@kindred.example', 'Where Contact Support leads'),
  BRAND_FIGURES: Type.String({
    default: '50K+,1K+,95%,24/7',
    pattern: '^[^,]+(,[^,]+){3}$',
    description:
      'The four claims of the front page: active users, success stories, satisfaction, support',
  }),
  API_BASE_URL: Text('/api/v1', 'Where the pages find the API, when not on their own origin'),
});

/** Where programs that we start find theirs. */
export const searchPath = process.env['PATH'];

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. Nothing else does. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const named = Object.keys(Environment.properties);
  const given = Object.fromEntries(
    named.flatMap((name) => (environment[name]?.trim() ? [[name, environment[name].trim()]] : [])),
  );
  const value: unknown = Convert(Environment, Default(Environment, given));
  const [error] = Errors(Environment, value);
  if (error) {
    const name = error.instancePath.split('/')[1] ?? '';
    throw new StartError(`${name} is not usable: it ${error.message}. ${describe(name)}`);
  }
  const env = value as Type.Static<typeof Environment>;
  const production = env.MODE === 'production';
  refuseUnsafe(env, production);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    demoMembers: production || env.DEMO === 'off' ? 0 : Number(env.DEMO ?? 2000),
    admin: { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD },
    secret: env.SECRET,
    limits: env.LIMITS,
    maxInFlight: env.MAX_IN_FLIGHT,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    apiDocs: env.API_DOCS ? env.API_DOCS === 'on' : !production,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    timeZone: env.TIME_ZONE,
    jobs: env.JOBS,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: senderOf(env, new URL(publicUrl).hostname),
      color: env.BRAND_COLOR,
    },
    s3: bucketSettings(env),
    web: pageSettings(env),
  };
}

function senderOf({ MAIL_FROM = '', BRAND_NAME }: Type.Static<typeof Environment>, host: string) {
  const [, name, address] = /^(?:(.+) <)?([^<>]+@[^<>]+)>?$/.exec(MAIL_FROM) ?? [];
  return { name: name ?? BRAND_NAME, address: address ?? `no-reply@${host}` };
}

function bucketSettings(env: Type.Static<typeof Environment>) {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (!bucket && (endpoint ?? accessKey ?? secretKey)) {
    throw new StartError('S3 needs S3_BUCKET: set it to the name of the bucket.');
  }
  if (!accessKey !== !secretKey) {
    throw new StartError('S3_ACCESS_KEY and S3_SECRET_KEY belong together: set both or neither.');
  }
  checkUrl('S3_ENDPOINT', endpoint, ['https:', 'http:']);
  const credentials = accessKey && secretKey ? { accessKey, secretKey } : undefined;
  return bucket ? { bucket, endpoint, region, credentials } : undefined;
}

/** What the pages are told of this installation. Nothing here is secret. */
function pageSettings(env: Type.Static<typeof Environment>): WebSettings {
  const [activeUsers = '', successStories = '', satisfaction = '', support = ''] =
    env.BRAND_FIGURES.split(',');
  return {
    mode: env.MODE,
    apiBaseUrl: env.API_BASE_URL,
    brandName: env.BRAND_NAME,
    supportEmail: env.BRAND_SUPPORT_EMAIL,
    timeZone: env.TIME_ZONE,
    figures: { activeUsers, successStories, satisfaction, support },
  };
}

function describe(name: string) {
  const property = (Environment.properties as Record<string, { description?: string }>)[name];
  return property?.description ? `Expected: ${property.description}.` : '';
}

function refuseUnsafe(env: Type.Static<typeof Environment>, production: boolean) {
  checkUrl('PUBLIC_URL', env.PUBLIC_URL, ['http:', 'https:']);
  checkUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:', 'socket:']);
  checkUrl('SMTP_URL', env.SMTP_URL, ['smtps:', 'smtp:']);
  if (!Intl.supportedValuesOf('timeZone').includes(env.TIME_ZONE) && env.TIME_ZONE !== 'UTC') {
    throw new StartError(
      `TIME_ZONE is not usable: ${env.TIME_ZONE} is no known zone. Expected: one like Europe/Lisbon.`,
    );
  }
  if (!production) return;
  if (env.DEMO && env.DEMO !== 'off') {
    throw new StartError(
      'DEMO cannot be used with MODE=production: unset it, demo members have no place there.',
    );
  }
  if (!env.SECRET || /change|secret|example|(.)\1{7}/i.test(env.SECRET)) {
    throw new StartError(
      'MODE=production needs a SECRET of its own: set it to 32 or more random characters, for instance from `openssl rand -hex 32`.',
    );
  }
  if (!env.PUBLIC_URL) {
    throw new StartError(
      'MODE=production needs PUBLIC_URL: set it to the address that people type, such as https://kindred.example.',
    );
  }
}

function checkUrl(name: string, value: string | undefined, protocols: string[]) {
  if (value === undefined) return;
  const url = URL.parse(value);
  if (!url || !protocols.includes(url.protocol)) {
    throw new StartError(
      `${name} is not usable: it is no ${protocols[0]}// address. ${describe(name)}`,
    );
  }
}
