import { t as apiBase } from './route-BuAAROi_.js';
import 'typebox';
// contract/src/settings.ts
var defaultSettings = {
  mode: 'demo',
  apiBaseUrl: apiBase,
  brandName: 'Kindred',
  supportEmail: 'support@kindred.example',
  timeZone: 'UTC',
  photoReview: false,
  membersWanted: 50,
  payments: 'sandbox',
  transparency: true,
  keepDays: {
    leaving: 30,
    exports: 7,
    reports: 365,
  },
  figures: {
    activeUsers: '50K+',
    successStories: '1K+',
    satisfaction: '95%',
    support: '24/7',
  },
  google: {
    clientId: '',
    authorizeUrl: '',
  },
  facebook: {
    clientId: '',
    authorizeUrl: '',
  },
};
// web/src/lib/calls/config.ts
/** The settings that the server wrote into the page. A field that is missing or of another type has its default. */
function readConfig(content) {
  try {
    return fill(defaultSettings, JSON.parse(content ?? ''));
  } catch {
    return fill(defaultSettings, {});
  }
}
function fill(fallback, given) {
  if (typeof fallback !== 'object' || fallback === null)
    return typeof given === typeof fallback ? given : fallback;
  const fields = isRecord(given) ? given : {};
  return Object.fromEntries(
    Object.entries(fallback).map(([key, value]) => [key, fill(value, fields[key])]),
  );
}
function isRecord(value) {
  return typeof value === 'object' && value !== null;
}
var config = readConfig(globalThis.document?.querySelector('meta[name=kindred-config]')?.content);
export { config as t };
