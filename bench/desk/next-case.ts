import { listCases } from '@kindred/contract/desk';
import { apiBase } from '@kindred/contract/route';
import type { Page } from 'playwright-core';
import { openBrowser, visit } from '../browser.ts';
import { type Case, shareRuns } from '../case.ts';
import { within } from '../within.ts';
import { quantile, sendRequest } from '../response-time.ts';
import { signIn } from '../sign-in.ts';

/** Decisions of one visit, of which each opens the next case. */
const decisions = 30;

/** The desk in a browser: from the key that dismisses a case to the frame that shows the next one with its pictures. */
export async function* nextCase(
  url: string,
  headers: Record<string, string>,
): AsyncGenerator<Case, void, void> {
  const session = await signIn(url);
  await using browser = await openBrowser();
  const figure = shareRuns(async () => {
    const list = await sendRequest({
      url: `${url}${apiBase}${listCases.url}?limit=1&holder=none`,
      headers,
    });
    const { data } = JSON.parse(list.body) as { data: { cases: [{ _id: string }] } };
    const desk = new URL(`/desk?case=${data.cases[0]._id}`, url);
    const { page } = await visit(browser, desk, session);
    const taken: number[] = [];
    // The first ones load code.
    for (let round = -5; round < decisions; round += 1) {
      const time = await within('The next case', timeDecision(page));
      if (round >= 0) taken.push(time);
      await within('Taking a decision back', undoDecision(page));
    }
    await page.context().close();
    return { median: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
  });
  const rounds = 3;
  yield { id: 'next-case', unit: 'ms', target: 100, rounds, product: figure('median') };
  yield { id: 'next-case-p95', unit: 'ms', target: 100, rounds, product: figure('p95') };
}

async function timeDecision(page: Page) {
  // Keys decide about a case only once it has been on the screen for a moment.
  await page.locator('html[data-keys-act]').waitFor();
  await page.evaluate(watchForNextCase);
  await page.keyboard.press('d');
  return page.evaluate<number>('nextCase');
}

/** Undoes the decision, so that the queue stays as it was, and continues with the next case. */
async function undoDecision(page: Page) {
  await page.keyboard.press('u');
  await page.getByText(/^Decision undone/).waitFor();
  do {
    await page.keyboard.press('j');
    // A moderator reads the case, and the next one is prepared during that.
    await page.waitForTimeout(1000);
  } while (await isHeldByColleague(page));
}

/** No one else can decide about a case that a colleague holds. */
const isHeldByColleague = async (page: Page) =>
  (await page
    .locator('header', { has: page.locator('#case-title') })
    .getByText(/ has it$/)
    .count()) > 0;

/**
 * In the page, as `nextCase`: milliseconds from the next key to the frame in which the heading is of another case and
 * no picture is missing.
 */
const watchForNextCase = `var nextCase = new Promise((resolve) => {
  const header = () => document.getElementById('case-title')?.closest('header')?.textContent;
  const before = header();
  const pictures = () => [...document.querySelectorAll('[aria-labelledby=case-title] img')];
  const isShown = () => ![before, undefined].includes(header()) && pictures().every((each) => each.complete);
  const listen = ({ timeStamp }) => {
    const look = () => requestAnimationFrame(() => {
      if (!isShown()) return look();
      // The frame is painted before the next task.
      setTimeout(() => resolve(performance.now() - timeStamp));
    });
    look();
  };
  document.addEventListener('keydown', listen, { once: true, capture: true });
}); undefined`;
