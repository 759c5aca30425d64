/** Pages that the server renders for visitors, who can read them before any script has run. */
export const renderedPages = [
  '/',
  '/accessibility',
  '/faqs',
  '/help',
  '/privacy',
  '/safety-tips',
] as const;

export type RenderedPage = (typeof renderedPages)[number];

export const isRenderedPage = (path: string): path is RenderedPage =>
  (renderedPages as readonly string[]).includes(path);
