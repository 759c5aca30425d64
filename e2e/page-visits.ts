import { type WebPage, webPages } from './web-pages.ts';

export type Viewer = 'visitor' | 'newcomer' | 'member' | 'administrator';

const usualViewers = {
  public: ['visitor'],
  bare: ['visitor'],
  viewer: ['visitor'],
  member: ['member'],
  staff: ['administrator'],
} as const satisfies Record<WebPage['layout'], Viewer[]>;

/** Pages that look different to several kinds of viewers, or that the usual one may not see. */
export const otherViewers: Record<string, Viewer[]> = {
  '/verify': ['newcomer'],
  '/home': ['newcomer', 'member'],
  // It only leads on.
  '/start': [],
  // There is one only if the owner has written it: own-pages.test.ts.
  '/pages/$slug': [],
  '/questions': ['member'],
  '/welcome': ['member'],
  '/agree': ['member'],
  '/faqs': ['visitor', 'member', 'administrator'],
  '/privacy': ['visitor', 'member'],
};

/** Every page with each kind of viewer that it has. */
export const pageVisits = webPages.flatMap(({ path, layout }) =>
  (otherViewers[path] ?? usualViewers[layout]).map((viewer): [string, Viewer] => [path, viewer]),
);
