/** Whether this browser can show pushes. On an iPhone it can once the site is on the home screen. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
