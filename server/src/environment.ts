import * as Type from 'typebox';
import { Default, Errors } from 'typebox/value';
import { StartError } from './errors.ts';

const Text = (fallback: string, description: string) =>
  Type.String({ default: fallback, description });
const Maybe = (description: string) => Type.Optional(Type.String({ minLength: 1, description }));
const Email = (fallback: string, description: string) =>
  Type.String({ default: fallback, format: 'email', description });
const Whole = (fallback: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: fallback, minimum, maximum, description });

const Url = (protocols: readonly string[], description: string) =>
  Type.Optional(
    Type.Refine(
      Type.String({ description }),
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ''),
      () => `is no ${protocols[0]}// address`,
    ),
  );

const Address = (fallback: string, description: string) =>
  Type.String({ default: fallback, pattern: '^https?://[^?#]+$', description });

/** An origin without a path. */
const PublicUrl = Type.Optional(
  Type.Refine(
    Type.String({
      description:
        'Address that people type, such as `https://kindred.example`; https in production, but on this machine alone',
    }),
    (text) => /^https?:\/\/[^/?#@]+\/*$/.test(text) && URL.canParse(text),
    () => 'is no https:// address without a path',
  ),
);

// Intl.supportedValuesOf leaves out many names that Intl and the database accept.
function isTimeZone(zone: string) {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const TimeZone = Type.Refine(
  Type.String({ default: 'UTC', description: 'Calendar of the statistics, as `Europe/Lisbon`' }),
  isTimeZone,
  () => 'is no known zone',
);

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
    'A PostgreSQL 15 or newer; without it Kindred brings its own',
  ),
  DATA_DIR: Text('data', 'Folder for the embedded database and everything stored'),
  DEMO: Type.Optional(
    Type.String({
      pattern: '^(off|[0-9]{1,7})$',
      description: '`off` for an empty start, or a number of demo members, at most 9999999 (2000)',
    }),
  ),
  ADMIN_EMAIL: Email('admin@kindred.example', 'First administrator'),
  ADMIN_PASSWORD: Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 128,
      description:
        '8 to 128 characters that nobody guesses; generated and printed once when absent',
    }),
  ),
  SECRET: Type.Optional(
    Type.String({ minLength: 32, description: 'Signs sessions; 32 or more random characters' }),
  ),
  SECOND_FACTOR: Type.Enum(['optional', 'required'], {
    default: 'optional',
    description:
      'Whether staff must use an authenticator app; `required` is recommended for production',
  }),
  LIMITS: Type.Number({
    default: 1,
    exclusiveMinimum: 0,
    description: 'Multiplies every rate limit; at most 10 in production',
  }),
  MAX_IN_FLIGHT: Whole(
    256,
    1,
    100_000,
    'Requests worked on at once; more are told to come back later',
  ),
  DATABASE_POOL: Whole(12, 2, 500, 'Database connections of one process'),
  JOBS: Whole(4, 0, 50, 'Jobs worked on at once by this process; 0 leaves them to other processes'),
  LEAVING_DAYS: Whole(
    30,
    1,
    90,
    'Days in which a member who asked for deletion can come back, before everything is erased',
  ),
  EXPORT_DAYS: Whole(7, 1, 30, 'Days for which an archive of one’s own data can be fetched'),
  REPORT_DAYS: Whole(
    365,
    180,
    3650,
    'Days for which a report is kept after it was settled, with its evidence',
  ),
  SMTP_URL: Url(
    ['smtps:', 'smtp:'],
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
  S3_ENDPOINT: Url(['https:', 'http:'], 'Address of an S3 service other than that of AWS'),
  S3_REGION: Text('us-east-1', 'Region of the bucket'),
  S3_ACCESS_KEY: Maybe('Access key; without it the credentials that the machine provides'),
  S3_SECRET_KEY: Maybe('Secret key that goes with S3_ACCESS_KEY'),
  GOOGLE_CLIENT_ID: Maybe('Client id at Google; with it there is a button to sign in with Google'),
  GOOGLE_ISSUER: Text('https://accounts.google.com', 'Who signs the ID tokens of Google'),
  GOOGLE_KEYS_URL: Address(
    'https://www.googleapis.com/oauth2/v3/certs',
    'Where the keys of Google are published',
  ),
  GOOGLE_AUTHORIZE_URL: Address(
    'https://accounts.google.com/o/oauth2/v2/auth',
    'Where people say to Google that they want in here',
  ),
  FACEBOOK_APP_ID: Maybe('App id at Facebook; with it there is a button for Facebook'),
  FACEBOOK_APP_SECRET: Maybe('App secret that goes with FACEBOOK_APP_ID'),
  FACEBOOK_GRAPH_URL: Address('https://graph.facebook.com/v23.0', 'Graph API of Facebook'),
  FACEBOOK_AUTHORIZE_URL: Address(
    'https://www.facebook.com/v23.0/dialog/oauth',
    'Where people say to Facebook that they want in here',
  ),
  PHOTO_REVIEW: Type.Enum(['on', 'off'], {
    default: 'off',
    description: '`on`: new photos are seen by others once the team has looked at them',
  }),
  TRUST_PROXY: Whole(0, 0, 10, 'Proxies in front whose forwarding headers count'),
  METRICS_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[!-~]{16,}$',
      description:
        'Bearer token for `/metrics`, 16 or more random characters; without it only this machine may read them, and in production nobody',
    }),
  ),
  API_DOCS: Type.Optional(
    Type.Enum(['on', 'off'], { description: '`/api/docs`; off in production unless switched on' }),
  ),
  LOG_LEVEL: Type.Optional(
    Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      description: 'Least severity that is logged: trace, debug, info, warn, error or silent',
    }),
  ),
  TIME_ZONE: TimeZone,
  BRAND_NAME: Text('Kindred', 'Name of the service'),
  BRAND_COLOR: Type.String({
    default: '#cb3049',
    pattern: '^#[0-9a-fA-F]{6}$',
    description: 'Colour of the buttons in mails, as `#cb3049`',
  }),
  BRAND_SUPPORT_EMAIL: Email('support@kindred.example', 'Where Contact Support leads'),
  BRAND_FIGURES: Type.String({
    default: '50K+,1K+,95%,24/7',
    pattern: '^[^,]+(,[^,]+){3}$',
    description:
      'The four claims of the front page: active users, success stories, satisfaction, support',
  }),
  API_BASE_URL: Type.String({
    default: '/api/v1',
    pattern: '^(https?://[^/]+)?/[^?#]*[^/?#]$',
    description: 'Where the pages find the API, when not on their own origin',
  }),
});
export type Environment = Type.Static<typeof Environment>;

export const variables = Environment.properties as Readonly<
  Record<
    string,
    { type?: string; description?: string; default?: string | number; enum?: readonly string[] }
  >
>;

/** An empty variable counts as absent. The first invalid one is named in the error. */
export function parseEnvironment(given: NodeJS.ProcessEnv): Environment {
  const set = Object.keys(variables).filter((name) => given[name]?.trim());
  const read = Object.fromEntries(set.map((name) => [name, readValue(name, given[name] ?? '')]));
  const value: unknown = Default(Environment, read);
  const [error] = Errors(Environment, value);
  if (error) {
    const name = error.instancePath.slice(1);
    const { description = '', enum: words } = variables[name] ?? {};
    // The description says in words what the pattern demands.
    const fault = words
      ? `is none of ${words.join(', ')}`
      : error.keyword === 'pattern'
        ? 'is written otherwise'
        : error.message;
    throw new StartError(`${name} is not usable: it ${fault}. Expected: ${description}.`);
  }
  return value as Environment;
}

function readValue(name: string, text: string) {
  // A password is not trimmed.
  if (name === 'ADMIN_PASSWORD') return text;
  const { type } = variables[name] ?? {};
  const counts = type === 'integer' || type === 'number';
  return counts && /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text.trim();
}
