import { A as lazyDialog, F as errorText } from '../entry.mjs';
import { f as CallError } from './session-qxZvcB-b.js';
import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
// web/src/widgets/paywall/missing-right.ts
/** The right that the member's plan lacks, or has used up today; null for any other failure. */
function missingRight(error) {
  if (!(error instanceof CallError)) return null;
  const { data } = error.body ?? {};
  return data?.right ?? null;
}
// web/src/widgets/paywall/paywall.tsx
var PaywallDialog = lazyDialog(() =>
  import('./paywall-dialog-BNTLKJFb.js').then((n) => n.n).then((file) => file.PaywallDialog),
);
/** Opens once for each refusal that premium would lift, and closes with one tap. */
function Paywall({ error }) {
  const [closed, setClosed] = useState(null);
  const [latest, setLatest] = useState(null);
  if (error && error !== latest) setLatest(error);
  const right = missingRight(latest);
  if (!right) return null;
  return /* @__PURE__ */ jsx(PaywallDialog, {
    right,
    about: errorText(latest),
    opened: Boolean(error) && closed !== error,
    onClose: () => setClosed(error),
  });
}
export { missingRight as n, Paywall as t };
