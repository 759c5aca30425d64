import { defaultSettings } from '@kindred/contract/settings';
import type { Plugin } from 'vite';

/** Fills the placeholders of the page with the default settings in development, where no server does. */
export function fillPlaceholders(): Plugin {
  return {
    name: 'fill-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('__CONFIG.brandName__', defaultSettings.brandName).replace('__CONFIG__', ''),
  };
}
