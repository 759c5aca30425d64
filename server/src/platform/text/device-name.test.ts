import { expect, test } from 'vitest';
import { nameDevice } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/143.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/143.0.0.0 Safari/537.36 Edg/143.0`,
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/143.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is “%s”', (userAgent, name) => {
  expect(nameDevice(userAgent, 'en')).toBe(name);
});

const windows = `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/143.0.0.0 Safari/537.36`;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1';

test.each([
  ['de', 'Chrome unter Windows', 'Safari auf iPhone'],
  ['fr', 'Chrome sous Windows', 'Safari sur iPhone'],
  ['es', 'Chrome en Windows', 'Safari en iPhone'],
  ['pt', 'Chrome no Windows', 'Safari no iPhone'],
  ['pl', 'Chrome w systemie Windows', 'Safari na urządzeniu iPhone'],
  ['ar', 'متصفح Chrome على Windows', 'متصفح Safari على iPhone'],
] as const)('in the language %s they are “%s” and “%s”', (language, onSystem, onDevice) => {
  expect(nameDevice(windows, language)).toBe(onSystem);
  expect(nameDevice(phone, language)).toBe(onDevice);
});
