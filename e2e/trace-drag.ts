import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time, which other processes do not affect. */
  readonly tdur?: number;
  readonly args: {
    readonly data?: { readonly frame?: string };
    readonly beginData?: { readonly frame?: string };
  };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const moves = 60;
/** How much slower a phone is than a laptop. */
const slowedBy = 4;

/** Drags the first card of the deck to one side and back, and returns the browser's work on the main thread. */
export async function traceDrag(page: Page) {
  const box = await page.locator('article:not([inert])').boundingBox();
  const browser = page.context().browser();
  if (!box || !browser) throw new Error('There is no card to drag');
  const [x, y] = [box.x + box.width / 3, box.y + 100];
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 1, y);
  await browser.startTracing(page, { categories });
  for (let step = 1; step <= moves; step += 1)
    await page.mouse.move(x + 200 * Math.sin((Math.PI * step) / moves), y + step / 4);
  const trace = await browser.stopTracing();
  await page.mouse.up();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return summary(traceEvents, frameTree.frame.id);
}

/** The browser can have other pages, which are traced as well. */
function summary(events: readonly TraceEvent[], frame: string) {
  const ofPage = events.filter(
    ({ args: { data, beginData } }) => data?.frame === frame || beginData?.frame === frame,
  );
  const threads = new Set(ofPage.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`),
  );
  const count = (name: string) => ofPage.filter((event) => event.name === name).length;
  return {
    styles: count('UpdateLayoutTree'),
    layouts: count('Layout'),
    tasks: tasks.length,
    longestTask: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}
