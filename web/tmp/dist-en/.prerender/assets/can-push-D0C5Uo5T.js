// web/src/lib/push/can-push.ts
/** Whether this browser can show pushes. On an iPhone it can once the site is on the home screen. */
var canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
export { canPush as t };
