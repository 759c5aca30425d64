import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { messages } from '#texts/site.ts';
import { config } from '../lib/calls/config.ts';
import { App } from './app.tsx';
import { documentTitle } from './document-title.ts';
import { pages } from './pages.ts';
import { createAppRouter } from './router.ts';

Object.assign(config, placeholders(config, 'CONFIG'));

export const { description } = messages;

/** The pages that are rendered when the web is built. */
export const paths = pages.flatMap(({ options }) => {
  const page = options.staticData?.page;
  return page?.prerender ? [page.path] : [];
});

/** Renders a page for a visitor, with placeholders that the server fills from its settings. */
export async function renderPage(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return { html: renderToString(<App router={router} />), title: documentTitle(router) };
}

function placeholders(of: object, name: string): object {
  return Object.fromEntries(
    Object.entries(of).map(([key, value]: [string, unknown]) => {
      const path = `${name}.${key}`;
      if (Array.isArray(value)) return [key, repeated(key)];
      return [key, typeof value === 'object' && value ? placeholders(value, path) : `__${path}__`];
    }),
  );
}

/** What a component makes of one entry of a list, between the marks that let the server repeat it for each. */
function repeated(list: string) {
  const entry = new Proxy({}, { get: (_, field) => `__ENTRY.${String(field)}__` });
  return {
    map: (show: (of: object) => unknown) => [`__EACH.${list}__`, show(entry), '__EACHEND__'],
  };
}
