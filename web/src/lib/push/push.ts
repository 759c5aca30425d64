import { worker } from './service-worker.ts';

export class PushDenied extends Error {}

/** The endpoint of this browser, once its user has allowed it. */
export async function subscribeBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  const { pushManager } = await worker();
  // One that was created with another key can no longer be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decode(publicKey),
  });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, keys: { p256dh, auth } };
}

export async function unsubscribeBrowser() {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function decode(base64url: string) {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
