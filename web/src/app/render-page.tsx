import type { RenderedPage } from '@kindred/contract/rendered-pages';
import type { WebSettings } from '@kindred/contract/settings';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { config } from '../lib/calls/config.ts';
import { App } from './app.tsx';
import { documentTitle } from './document-title.ts';
import { createAppRouter } from './router.ts';

/** A page as a visitor of a site with these settings sees it first. The server calls it, once for each script that it loads. */
export async function renderPage(path: RenderedPage, settings: WebSettings) {
  Object.assign(config, settings);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const html = renderToString(<App router={router} />);
  return { ...takeStyles(html), title: documentTitle(router) };
}

/** The security policy refuses style attributes, so they become rules of one style element that it allows. */
function takeStyles(html: string) {
  const rules: string[] = [];
  const body = html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    const style = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    const known = rules.indexOf(style);
    return ` data-style="${known < 0 ? rules.push(style) - 1 : known}"`;
  });
  return { body, styles: rules.map((rule, index) => `[data-style="${index}"]{${rule}}`).join('') };
}
