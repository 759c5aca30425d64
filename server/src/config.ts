import type { InstallationSettings } from '@kindred/contract/settings';
import type { Environment } from './environment.ts';
import { parseEnvironment } from './parse-environment.ts';
import { stripeSettings } from './payment-settings.ts';
import { traceSettings } from './trace-settings.ts';
import { StartError } from './errors.ts';
import { needsMailTls, refuseUnsafe } from './production.ts';

/** Environment of the programs that we start. */
export const searchPath = process.env['PATH'];

/**
 * Windows has no shell, no signals and no sockets in its file system. Tests ask for the same elsewhere, where nothing else is
 * tried on Windows.
 */
export const isPortable = process.platform === 'win32' || process.env['KINDRED_PORTABLE'] === 'on';

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment. Nothing else does. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env) {
  const env = parseEnvironment(variables);
  const production = env.MODE === 'production';
  if (production) refuseUnsafe(env);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: ownerUrlOf(env),
    databaseDirectUrl: directUrlOf(env),
    databaseReadUrl: readUrlOf(env),
    databaseReadLag: env.DATABASE_READ_LAG,
    busUrl: env.BUS_URL,
    databaseWait: env.DATABASE_WAIT,
    databasePool: env.DATABASE_POOL,
    drainSeconds: env.DRAIN_SECONDS,
    dataDir: env.DATA_DIR,
    backup: { folder: env.BACKUP_DIR, keyFile: env.BACKUP_KEY_FILE },
    demoMembers: production || env.DEMO === 'off' ? 0 : Number(env.DEMO ?? 2000),
    // What a start prints stays in the log of production, and so the operator creates the first one.
    admin: production
      ? undefined
      : { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD },
    secret: env.SECRET,
    limits: env.LIMITS,
    siteFile: env.SITE_FILE,
    supportEmail: env.SUPPORT_EMAIL,
    maxInFlight: env.MAX_IN_FLIGHT,
    // Pages have nothing to ask a process that runs jobs alone.
    maxSockets: env.ROLE === 'jobs' ? 0 : env.MAX_SOCKETS,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    traces: traceSettings(env),
    apiDocs: env.API_DOCS ? env.API_DOCS === 'on' : !production,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    timeZone: env.TIME_ZONE,
    role: roleOf(env),
    jobs: env.ROLE === 'web' ? 0 : env.JOBS,
    mail: {
      smtpUrl: env.SMTP_URL,
      requireTls: needsMailTls(env),
      from: senderOf(env, new URL(publicUrl).hostname),
    },
    refusedDomains: new Set(
      (env.REFUSED_MAIL_DOMAINS ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
    importMailsPerHour: env.IMPORT_MAILS_PER_HOUR,
    push: {
      hosts: env.PUSH_HOSTS.split(',').map((host) => host.trim().toLowerCase()),
      local: env.PUSH_LOCAL && new URL(env.PUSH_LOCAL).origin,
    },
    s3: bucketSettings(env),
    google: googleSettings(env),
    facebook: facebookSettings(env),
    stripe: stripeSettings(env),
    premium: { currency: env.PREMIUM_CURRENCY },
    web: pageSettings(env),
  };
}

/** Without a name of its own it has that of the site. */
function senderOf({ MAIL_FROM = '' }: Environment, host: string) {
  const [, name, address] = /^(?:(.+) <)?([^<>]+@[^<>]+)>?$/.exec(MAIL_FROM) ?? [];
  return { name, address: address ?? `no-reply@${host}` };
}

/** In development one address may be enough. */
function ownerUrlOf({ DATABASE_OWNER_URL: own, DATABASE_URL: url, MODE }: Environment) {
  if (own && !url)
    throw new StartError(
      'DATABASE_OWNER_URL needs DATABASE_URL: set it to the same database, with the role that serves requests.',
    );
  return own ?? (MODE === 'production' ? undefined : url);
}

/** Without a pooler every connection is direct. */
function directUrlOf({ DATABASE_DIRECT_URL: direct, DATABASE_URL: url }: Environment) {
  if (direct && !url)
    throw new StartError(
      'DATABASE_DIRECT_URL needs DATABASE_URL: set it to the address of the pooler, or leave both unset.',
    );
  return direct ?? url;
}

/** The embedded database has no replicas. */
function readUrlOf({ DATABASE_READ_URL: read, DATABASE_URL: url }: Environment) {
  if (read && !url)
    throw new StartError(
      'DATABASE_READ_URL needs DATABASE_URL: set it to the database that the replicas follow, or leave both unset.',
    );
  return read;
}

/** The embedded database has one process, which does everything. */
function roleOf({ ROLE: role, DATABASE_URL: url }: Environment) {
  if (role !== 'all' && !url)
    throw new StartError(
      `ROLE=${role} needs DATABASE_URL: the embedded database has a single process, which does everything.`,
    );
  return role;
}

function bucketSettings(env: Environment) {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (!bucket && (endpoint ?? accessKey ?? secretKey)) {
    throw new StartError('S3 needs S3_BUCKET: set it to the name of the bucket.');
  }
  if (!accessKey !== !secretKey) {
    throw new StartError('S3_ACCESS_KEY and S3_SECRET_KEY belong together: set both or neither.');
  }
  const credentials = accessKey && secretKey ? { accessKey, secretKey } : undefined;
  return bucket ? { bucket, endpoint, region, credentials } : undefined;
}

function googleSettings(env: Environment) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_KEYS_URL: keysUrl } = env;
  return clientId ? { clientId, issuer, keysUrl } : undefined;
}

function facebookSettings(env: Environment) {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = env;
  if (!appId !== !appSecret) {
    throw new StartError(
      'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET belong together: set both or neither.',
    );
  }
  return appId && appSecret ? { appId, appSecret, graphUrl: env.FACEBOOK_GRAPH_URL } : undefined;
}

/** What the web gets of the environment. Nothing here is secret. */
function pageSettings(env: Environment): InstallationSettings {
  return {
    mode: env.MODE,
    apiBaseUrl: env.API_BASE_URL,
    timeZone: env.TIME_ZONE,
    currency: env.PREMIUM_CURRENCY,
    payments: stripeSettings(env) ? 'stripe' : env.MODE === 'production' ? 'none' : 'sandbox',
    google: { clientId: env.GOOGLE_CLIENT_ID ?? '', authorizeUrl: env.GOOGLE_AUTHORIZE_URL },
    facebook: { clientId: env.FACEBOOK_APP_ID ?? '', authorizeUrl: env.FACEBOOK_AUTHORIZE_URL },
  };
}
