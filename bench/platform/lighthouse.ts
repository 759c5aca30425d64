import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium, flags } from '../../e2e/chromium.ts';
import { findKeptPort } from '../../server/src/db/embedded/kept-port.ts';
import { type Case, shareRuns } from '../case.ts';

const forms = {
  desktop: { config: desktopConfig, performance: 98 },
  mobile: { config: undefined, performance: 90 },
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const pages = { landing: '/', faqs: '/faqs', privacy: '/privacy' };

/** Lighthouse scores of the public pages, each the median of five visits. */
export async function* lighthouseScores(url: string): AsyncGenerator<Case, void, void> {
  const port = await findKeptPort();
  const args = [...flags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...(await findChromium()), args });
  try {
    for (const [page, path] of Object.entries(pages)) {
      for (const [form, { config, performance }] of Object.entries(forms)) {
        const figure = shareRuns(() => audit(new URL(path, url), port, config));
        for (const category of categories) {
          const target = category === 'performance' ? performance : 100;
          const id = `lighthouse-${page}-${form}-${category}`;
          yield { id, unit: 'points', target, rounds: 5, product: figure(category) };
        }
      }
    }
  } finally {
    await browser.close();
  }
}

async function audit({ href }: URL, port: number, config: typeof desktopConfig | undefined) {
  const settings = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
  const result = await lighthouse(href, settings, config);
  const score = (category: Category) => (result?.lhr.categories[category]?.score ?? 0) * 100;
  return Object.fromEntries(categories.map((name) => [name, score(name)])) as Record<
    Category,
    number
  >;
}
