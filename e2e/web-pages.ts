export interface WebPage {
  path: string;
  layout: 'public' | 'member' | 'staff' | 'bare' | 'viewer';
}

// A computed address: the types of the web do not belong to this project.
const address = new URL('../web/src/app/pages.ts', import.meta.url).href;
const { pages } = (await import(address)) as {
  pages: { options: { staticData: { page: WebPage } } }[];
};

/** Every page of the web, as it declares itself. */
export const webPages = pages.map(({ options }) => options.staticData.page);
