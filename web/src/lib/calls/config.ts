import { defaultSettings } from '@kindred/contract/settings';
import type { WebSettings } from '@kindred/contract/settings';

/** The settings that the server wrote into the page. A field that is missing or of another type has its default. */
export function readConfig(content: string | null | undefined): WebSettings {
  try {
    return fill(defaultSettings, JSON.parse(content ?? ''));
  } catch {
    return fill(defaultSettings, {});
  }
}

function fill<T>(fallback: T, given: unknown): T {
  if (Array.isArray(fallback)) return (Array.isArray(given) ? given : fallback) as T;
  if (typeof fallback !== 'object' || fallback === null) {
    return typeof given === typeof fallback ? (given as T) : fallback;
  }
  const fields = isRecord(given) ? given : {};
  return Object.fromEntries(
    Object.entries(fallback).map(([key, value]) => [key, fill(value, fields[key])]),
  ) as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export const config = readConfig(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=kindred-config]')?.content,
);
