import { loadStripe } from '@stripe/stripe-js/pure';
import type { AnyRouter } from '@tanstack/react-router';
import type { CardProvider, Payments } from './provider.ts';
import { createStripeCard } from './stripe-card.tsx';

const loadTimeoutMs = 20_000;

/** Stripe's own script, which must come from Stripe. */
export async function loadProvider(
  { publishableKey }: Payments,
  router: AnyRouter,
): Promise<CardProvider> {
  await requirePolicy();
  leaveBehind(router);
  // The signals would set cookies and tell Stripe how the page is used.
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  document.addEventListener('error', removeFailed, true);
  try {
    const stripe = await Promise.race([loadStripe(publishableKey ?? ''), late()]);
    if (!stripe) throw new Error('Stripe is not available.');
    return createStripeCard(stripe);
  } finally {
    document.removeEventListener('error', removeFailed, true);
  }
}

/** The policy that allows Stripe is sent with this page, and not with another one that linked here. */
async function requirePolicy() {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened || new URL(opened.name).pathname === location.pathname) return;
  location.reload();
  await new Promise(() => {});
}

/** Scripts loaded from Stripe must not continue on other pages, so the next one is fully reloaded. */
function leaveBehind(router: AnyRouter) {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // The new URL is written a moment later.
    if (pathChanged) setTimeout(() => location.reload());
  });
}

/** With load parameters, stripe-js retries with the failed script, and waits for it for ever. */
function removeFailed({ target }: Event) {
  if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/'))
    target.remove();
}

const late = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), loadTimeoutMs);
  });
