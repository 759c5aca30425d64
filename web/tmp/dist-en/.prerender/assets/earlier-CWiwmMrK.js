import { y as formatDate } from '../entry.mjs';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { jsx } from 'react/jsx-runtime';
// web/src/texts/en/earlier.ts
var messages = { earlier: (time) => `From ${time}. This updates when you're back online.` };
// web/src/ui/states/earlier.tsx
/** Whatever is older was kept in the browser. */
var opened = performance.timeOrigin;
/** Says from when the shown data is, until it is loaded again. */
function Earlier({ query: { dataUpdatedAt: at }, className = '' }) {
  const online = useOnline();
  if (at === 0 || (online && at >= opened)) return null;
  return /* @__PURE__ */ jsx('p', {
    className: `muted text-sm ${className}`,
    children: messages.earlier(timeOf(at)),
  });
}
function timeOf(at) {
  const isToday = new Date(at).toDateString() === /* @__PURE__ */ new Date().toDateString();
  return formatDate(at, {
    timeStyle: 'short',
    ...(isToday && { dateStyle: void 0 }),
  });
}
export { Earlier as t };
