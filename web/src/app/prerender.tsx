import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { config } from '../lib/calls/config.ts';
import { App } from './app.tsx';
import { documentTitle } from './document-title.ts';
import { pages } from './pages.ts';
import { createAppRouter } from './router.ts';

/** The pages that are rendered when the web is built. */
export const paths = pages.flatMap(({ options }) => {
  const page = options.staticData?.page;
  return page?.prerender ? [page.path] : [];
});

/** Renders a page for a visitor, with placeholders that the server fills from its settings. */
export async function renderPage(path: string) {
  Object.assign(config, placeholders(config, 'CONFIG'));
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return { html: renderToString(<App router={router} />), title: documentTitle(router) };
}

function placeholders(of: object, name: string): object {
  return Object.fromEntries(
    Object.entries(of).map(([key, value]: [string, unknown]) => {
      const path = `${name}.${key}`;
      return [key, typeof value === 'object' && value ? placeholders(value, path) : `__${path}__`];
    }),
  );
}
