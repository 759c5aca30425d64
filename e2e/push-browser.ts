import { once } from 'node:events';
import type { Page } from 'playwright-core';

interface Subscription {
  readonly endpoint: string;
  readonly keys: Record<string, string>;
}

/** Gives this subscription to the page, as tests cannot reach the push service of a browser vendor. */
export const letSubscribe = (page: Page, subscription: Subscription) =>
  page.addInitScript((given) => {
    let current: object | null = null;
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => (current = made),
    });
  }, subscription);

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly data: string;
}
interface WorkerScope {
  shown: Shown[];
}

/** The service worker of the page. A browser without a desktop shows nothing: notifications are recorded instead. */
export async function findWorker(page: Page) {
  const session = await page.context().newCDPSession(page);
  const found = once(
    session as unknown as NodeJS.EventEmitter,
    'ServiceWorker.workerRegistrationUpdated',
  );
  await session.send('ServiceWorker.enable');
  const [{ registrations }] = (await found) as [{ registrations: { registrationId: string }[] }];
  const [worker = await page.context().waitForEvent('serviceworker')] = page
    .context()
    .serviceWorkers();
  await worker.evaluate(noteNotifications);
  return {
    /** Like a push from the browser's push service. */
    push: (data: object) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId: registrations[0]?.registrationId ?? '',
        data: JSON.stringify(data),
      }),
    shown: () =>
      worker.evaluate(() =>
        (globalThis as unknown as WorkerScope).shown.map(({ title, body }) => ({ title, body })),
      ),
    tap: () => worker.evaluate(tapFirst),
  };
}

// The functions below run in the worker, where they cannot call each other.

function noteNotifications() {
  const scope = globalThis as unknown as WorkerScope;
  scope.shown = [];
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
      scope.shown.push({ title, ...options });
    },
  });
}

async function tapFirst() {
  const scope = globalThis as unknown as WorkerScope & { WindowClient: { prototype: object } };
  // Only a real tap allows it.
  Object.assign(scope.WindowClient.prototype, {
    focus(this: object) {
      return Promise.resolve(this);
    },
  });
  const [first] = scope.shown;
  const work: Promise<unknown>[] = [];
  const close = () => {
    scope.shown = scope.shown.filter((each) => each !== first);
  };
  const waitUntil = (done: Promise<unknown>) => work.push(done);
  const event = new Event('notificationclick');
  globalThis.dispatchEvent(Object.assign(event, { notification: { ...first, close }, waitUntil }));
  await Promise.all(work);
}
