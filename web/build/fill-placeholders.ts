import type { Plugin } from 'vite';

/** Fills the placeholders of the page in development, with what the server writes into its own. */
export const fillPlaceholders = (addressOfServer: () => Promise<string>): Plugin => ({
  name: 'fill-placeholders',
  async transformIndexHtml(html) {
    const served = await (await fetch(`${await addressOfServer()}/index.html`)).text();
    const valueOf = (pattern: RegExp) => pattern.exec(served)?.[1] ?? '';
    return html
      .replace('__TITLE__', () => valueOf(/<title>(.*?)<\/title>/))
      .replace('__DESCRIPTION__', '')
      .replace('__SETTINGS__', () => valueOf(/"kindred-config" content="(.*?)"/));
  },
});
