import type { Language } from '@kindred/contract/languages';
import { textsFor } from './language-texts.ts';

// The first match counts, as most browsers name others too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const devices: typeof browsers = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
];

/** Of other devices. */
const systems: typeof browsers = [
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A short name by which members recognise their own device. */
export function nameDevice(userAgent: string, language: Language): string {
  const find = (of: typeof browsers) => of.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, device, system] = [find(browsers), find(devices), find(systems)];
  const { onDevice, onSystem } = textsFor(language).deviceNames;
  if (browser && device) return onDevice({ browser, device });
  if (browser && system) return onSystem({ browser, system });
  return browser ?? device ?? system ?? '';
}
