import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const name = 'virtual:theme-variables.css';

/** Mantine's variables as a part of the style sheet, so that they apply before any script and need no inline styles. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      const { cssVariables, theme } = await import('../src/app/theme.ts');
      const props = { theme, cssVariablesResolver: cssVariables };
      return renderToStaticMarkup(createElement(MantineProvider, props))
        .replaceAll(/<\/?style[^>]*>/g, '\n')
        .replaceAll('&gt;', '>');
    },
  };
}
