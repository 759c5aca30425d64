import { roles } from '@kindred/contract/operation';
import * as Type from 'typebox';
import {
  Text,
  Maybe,
  Email,
  Whole,
  Url,
  Key,
  Address,
  PublicUrl,
  TimeZone,
} from './setting-types.ts';

export const Environment = Type.Object({
  MODE: Type.Enum(['demo', 'production'], {
    default: 'demo',
    description:
      '`demo`, or `production`, which refuses demo members, weak secrets and addresses without TLS',
  }),
  PORT: Whole(3000, 0, 65_535, 'Port of web and API'),
  HOST: Text('127.0.0.1', 'Address to listen on; `0.0.0.0` for all'),
  PUBLIC_URL: PublicUrl,
  DATABASE_URL: Url(
    ['postgres:', 'postgresql:'],
    'URL of a PostgreSQL 15 or newer, with the ordinary role that serves requests; several hosts (`first:5432,second:5432`) if others follow the one that takes writes; if unset, Kindred runs its own database',
  ),
  DATABASE_OWNER_URL: Url(
    ['postgres:', 'postgresql:'],
    'The same database with the role that owns it, for `npm run migrate`, backups and the start of a single process; `ROLE=web` and `ROLE=jobs` refuse it in production. In a demo, the role of DATABASE_URL can be the owner',
  ),
  DATABASE_DIRECT_URL: Url(
    ['postgres:', 'postgresql:'],
    'If DATABASE_URL leads through a pooler such as PgBouncer: the same database and role without it, for notifications and the locks of jobs',
  ),
  DATABASE_READ_URL: Url(
    ['postgres:', 'postgresql:'],
    'Replicas of the database of DATABASE_URL, with the same role, that decks, lists, statistics and exports are read from; several hosts (`first:5432,second:5432`) if there are several',
  ),
  DATABASE_READ_LAG: Whole(
    1000,
    100,
    60_000,
    'Milliseconds by which what is read from a replica may be late; a replica that is later is left out until it has caught up',
  ),
  DATABASE_WAIT: Whole(
    60,
    0,
    86_400,
    'Seconds to wait at the start for the database of DATABASE_URL, if it is down',
  ),
  BUS_URL: Url(
    ['redis:', 'rediss:'],
    'URL of a Redis or Valkey that carries live events between processes, and adds up the requests that they count; if unset, the database carries the events, and each process counts alone',
  ),
  SITE_FILE: Maybe(
    'File with the document of the site, as the office exports it. Then the office only shows it; if unset, administrators edit it there',
  ),
  SUPPORT_EMAIL: Type.Optional(
    Type.String({
      format: 'email',
      description:
        'Address that members write to, until one that does not end in `.example` is published on the page Site or in SITE_FILE; production needs one of them',
    }),
  ),
  DATA_DIR: Text('data', 'Folder for the embedded database, files and mails'),
  BACKUP_DIR: Text(
    'backups',
    'Folder for backups and the ids of erased members; best on another disk than `DATA_DIR`',
  ),
  BACKUP_KEY_FILE: Maybe(
    'File with the key that encrypts backups, 32 or more random characters; kept away from the backups',
  ),
  DEMO: Type.Optional(
    Type.String({
      pattern: '^(off|[0-9]{1,7})$',
      description: 'Number of demo members, at most 9999999, or `off` for none (2000)',
    }),
  ),
  ADMIN_EMAIL: Email('admin@kindred.example', 'First administrator of a demo'),
  ADMIN_PASSWORD: Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 128,
      description:
        'Their password, of 8 to 128 characters; if unset, one is generated and printed once. In production, `npm run admin -- create` makes the first administrator',
    }),
  ),
  SECRET: Type.Optional(
    Type.String({ minLength: 32, description: 'Signs sessions; 32 or more random characters' }),
  ),
  LIMITS: Type.Number({
    default: 1,
    exclusiveMinimum: 0,
    description: 'Multiplies every rate limit; at most 10 in production',
  }),
  MAX_IN_FLIGHT: Whole(
    256,
    1,
    100_000,
    'Requests handled at the same time; others are answered with 503 and retry-after',
  ),
  MAX_SOCKETS: Whole(
    20_000,
    0,
    1_000_000,
    'Open sockets of the live channel in one process; others poll',
  ),
  DATABASE_POOL: Whole(12, 2, 500, 'Database connections of one process'),
  DRAIN_SECONDS: Whole(
    0,
    0,
    600,
    'Seconds for which a process that gets SIGTERM still serves while `/readyz` says that it is going away; behind a balancer, longer than it takes to notice',
  ),
  ROLE: Type.Enum(roles, {
    default: 'all',
    description:
      'What this process does: `web` serves people, `jobs` runs jobs and serves only probes and metrics, `all` does both',
  }),
  JOBS: Whole(4, 1, 50, 'Jobs that this process runs at the same time, unless it is `ROLE=web`'),
  SMTP_URL: Url(
    ['smtps:', 'smtp:'],
    'Mail server, such as `smtps://user:password@host:465`; if unset, mails are files in `DATA_DIR/outbox`',
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^([^<>"]+ <[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$',
      description:
        'Sender of mails, such as `Kindred <hello@kindred.example>`; if unset, no-reply at the host of PUBLIC_URL',
    }),
  ),
  REFUSED_MAIL_DOMAINS: Maybe(
    'Domains that no one can register with, such as `spam.example,other.example`, beside the built-in list of throw-away emails',
  ),
  IMPORT_MAILS_PER_HOUR: Whole(
    1000,
    60,
    100_000,
    'Invitations to imported members that are mailed in an hour at most, so that the mail server is not flooded',
  ),
  PUSH_HOSTS: Text(
    'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com',
    'Push services of browsers that pushes are sent to, with their subdomains',
  ),
  PUSH_LOCAL: Url(
    ['http:', 'https:'],
    'Push service on this machine, to try pushes without that of a browser; not in production',
  ),
  S3_BUCKET: Maybe('Bucket for files; if unset, they are stored in `DATA_DIR/files`'),
  S3_ENDPOINT: Url(['https:', 'http:'], 'URL of an S3 service other than AWS'),
  S3_REGION: Text('us-east-1', 'Region of the bucket'),
  S3_ACCESS_KEY: Maybe("Access key; if unset, the machine's credentials are used"),
  S3_SECRET_KEY: Maybe('Secret key for S3_ACCESS_KEY'),
  GOOGLE_CLIENT_ID: Maybe('Google client id; turns on sign-in with Google'),
  GOOGLE_ISSUER: Text('https://accounts.google.com', 'Issuer of Google ID tokens'),
  GOOGLE_KEYS_URL: Address(
    'https://www.googleapis.com/oauth2/v3/certs',
    "URL of Google's public keys",
  ),
  GOOGLE_AUTHORIZE_URL: Address(
    'https://accounts.google.com/o/oauth2/v2/auth',
    "URL of Google's sign-in page",
  ),
  FACEBOOK_APP_ID: Maybe('Facebook app id; turns on sign-in with Facebook'),
  FACEBOOK_APP_SECRET: Maybe('App secret for FACEBOOK_APP_ID'),
  FACEBOOK_GRAPH_URL: Address('https://graph.facebook.com/v23.0', "URL of Facebook's Graph API"),
  FACEBOOK_AUTHORIZE_URL: Address(
    'https://www.facebook.com/v23.0/dialog/oauth',
    "URL of Facebook's sign-in page",
  ),
  STRIPE_SECRET_KEY: Key('(sk|rk)_', 'Secret key of a Stripe account; turns on payments'),
  STRIPE_PUBLISHABLE_KEY: Key('pk_', 'Publishable key for STRIPE_SECRET_KEY'),
  STRIPE_WEBHOOK_SECRET: Key(
    'whsec_',
    'Signing secret of the webhook at `/api/v1/subscription/webhook`',
  ),
  PREMIUM_CURRENCY: Type.String({
    default: 'usd',
    pattern: '^[a-z]{3}$',
    description: 'Currency of premium, such as `eur`; the prices are in the document of the site',
  }),
  TRUST_PROXY: Whole(0, 0, 10, 'Number of proxies in front whose forwarding headers are trusted'),
  METRICS_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[!-~]{16,}$',
      description:
        'Bearer token for `/metrics`, 16 or more random characters; if unset, only this machine can read them, and no one in production',
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Url(
    ['http:', 'https:'],
    'URL of an OpenTelemetry collector that takes OTLP over HTTP, such as `http://localhost:4318`; traces are sent to `/v1/traces` below it. If unset, nothing is traced',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: Maybe(
    'Headers for the collector, such as `authorization=Bearer%20…`, separated by commas and percent-encoded',
  ),
  OTEL_SERVICE_NAME: Text('kindred', 'Name of the service in traces'),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    default: 1,
    minimum: 0,
    maximum: 1,
    description:
      'Share of requests and jobs that are traced, such as `0.1` for one in ten; what a proxy before us does not trace is left out',
  }),
  API_DOCS: Type.Optional(
    Type.Enum(['on', 'off'], { description: '`/api/docs`; off in production unless turned on' }),
  ),
  LOG_LEVEL: Type.Optional(
    Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      description: 'Lowest severity that is logged: trace, debug, info, warn, error or silent',
    }),
  ),
  TIME_ZONE: TimeZone,
  API_BASE_URL: Type.String({
    default: '/api/v1',
    pattern: '^(https?://[^/]+)?/[^?#]*[^/?#]$',
    description: 'URL of the API, if it is not on the same origin as the pages',
  }),
});
export type Environment = Type.Static<typeof Environment>;

export const variables = Environment.properties as Readonly<
  Record<
    string,
    { type?: string; description?: string; default?: string | number; enum?: readonly string[] }
  >
>;
