import { t as call } from './call-DKXJHjxq.js';
import { o as turnOffPush, s as turnOnPush, t as changeDelivery } from './notices-CnhaY_GY.js';
import { t as settings } from './notice-settings-WOWDQDRF.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
// web/src/lib/push/service-worker.ts
/** Shows pushes, and the app while offline. Only members have it: what it stores is deleted when they sign out. */
var file = '/service-worker.js';
/** The name of its cache, and of the lock under which the worker opens it. */
var cacheName = 'app';
async function register() {
  await caches.open(cacheName);
  await navigator.serviceWorker.register(file);
  if (!navigator.serviceWorker.controller) keepLoaded();
}
/** A new worker has not seen what this page loaded, and the next start may be without a connection. */
async function keepLoaded() {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ files: loaded.filter((name) => name.startsWith(location.origin)) });
}
/** The worker of this browser, once it is running. */
async function worker() {
  await register();
  return navigator.serviceWorker.ready;
}
// web/src/lib/push/push.ts
var PushDenied = class extends Error {};
/** The endpoint of this browser, once its user has allowed it. */
async function subscribeBrowser(publicKey) {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decode(publicKey),
  });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: {
      p256dh,
      auth,
    },
  };
}
async function unsubscribeBrowser() {
  await (
    await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  )?.unsubscribe();
}
function decode(base64url) {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
// web/src/api/notice-delivery.ts
/** A change whose response contains all settings. */
function useSettingsChange(change) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData(settings.queryKey, data),
  });
}
var useChangeDelivery = () => useSettingsChange((body) => call(changeDelivery, { body }));
/** Asks the browser for permission, and sends the server the browser's endpoint. */
var useTurnOnPush = () =>
  useSettingsChange(async (publicKey) =>
    call(turnOnPush, { body: await subscribeBrowser(publicKey) }),
  );
var useTurnOffPush = () =>
  useSettingsChange(async ({ _id: id, current }) => {
    if (current) await unsubscribeBrowser();
    return call(turnOffPush, { params: { id } });
  });
// web/src/texts/en/notice-delivery.ts
var messages = {
  push: {
    title: 'Push notifications',
    about: 'Push notifications reach you while this page is closed.',
    on: 'Push notifications are on for this device.',
    turnOn: 'Turn on for this device',
    turningOn: 'Turning on…',
    denied:
      "Your browser blocks notifications from this site. Allow them in your browser's settings, then try again.",
    unsupported:
      "This browser can't show push notifications. On an iPhone or iPad, add this site to your home screen first.",
    failed: "Push notifications couldn't be turned on. Check your connection and try again.",
    devices: 'Devices with push notifications',
    unknown: 'Unknown device',
    current: 'This device',
    since: (date) => `Since ${date}`,
    turnOff: 'Turn off',
    turnOffNamed: (device) => `Turn off push notifications: ${device}`,
  },
  names: 'Show names and details in push notifications',
  namesAbout:
    'Off: “You have a new notification”. On: who it is and what happened, also on your lock screen.',
  quiet: 'Quiet hours',
  quietAbout: 'Emails and push notifications wait until they are over, except about security.',
  from: 'From',
  to: 'To',
  timeZone: 'Time zone',
  ownZone: (zone) => `This device: ${zone}`,
};
export {
  PushDenied as a,
  useTurnOnPush as i,
  useChangeDelivery as n,
  useTurnOffPush as r,
  messages as t,
};
