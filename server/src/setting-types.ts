import * as Type from 'typebox';
import { splitHosts } from './db/hosts.ts';

// The types of settings that the environment has.

export const Text = (fallback: string, description: string) =>
  Type.String({ default: fallback, description });
export const Maybe = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, description }));
export const Email = (fallback: string, description: string) =>
  Type.String({ default: fallback, format: 'email', description });
export const Whole = (fallback: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: fallback, minimum, maximum, description });

export const Url = (protocols: readonly string[], description: string) =>
  Type.Optional(
    Type.Refine(
      Type.String({ description }),
      (text) =>
        splitHosts(text).every((each) => protocols.includes(URL.parse(each)?.protocol ?? '')),
      () => `is not a ${protocols[0]}// URL`,
    ),
  );

export const Key = (prefix: string, description: string) =>
  Type.Optional(Type.String({ pattern: `^${prefix}[A-Za-z0-9_]{8,}$`, description }));

export const Address = (fallback: string, description: string) =>
  Type.String({ default: fallback, pattern: '^https?://[^?#]+$', description });

/** An origin without a path. */
export const PublicUrl = Type.Optional(
  Type.Refine(
    Type.String({
      description:
        'Public URL of the site, such as `https://kindred.example`; in production https, except on this machine',
    }),
    (text) => /^https?:\/\/[^/?#@]+\/*$/.test(text) && URL.canParse(text),
    () => 'is not an https:// URL without a path',
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

export const TimeZone = Type.Refine(
  Type.String({
    default: 'UTC',
    description:
      'Time zone for statistics and for the days of payments, ends and deadlines in mails and on pages, such as `Europe/Lisbon`',
  }),
  isTimeZone,
  () => 'is not a known time zone',
);
