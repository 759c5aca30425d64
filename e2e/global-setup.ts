import { findChromium } from './chromium.ts';

/** Unpacks the browser before the workers want it at the same time. */
export async function setup() {
  await findChromium();
}
