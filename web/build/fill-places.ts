import { defaultSettings } from '@kindred/contract/settings';
import type { Plugin } from 'vite';

/** While developing there is no server to write its settings into the page: the defaults stand in. */
export function fillPlaceholders(): Plugin {
  return {
    name: 'fill-places',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('__CONFIG.brandName__', defaultSettings.brandName).replace('__CONFIG__', ''),
  };
}
