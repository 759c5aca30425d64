import type { Plugin } from 'vite';

const components = /\/(MantineCssVariables|MantineClasses)\.mjs$/;

/**
 * Leaves out the code with which Mantine writes style sheets in the browser. They are made when the web is built: see
 * `themeVariables`. Mantine's provider imports it even when it is told not to use it.
 */
export const unusedVariables = (): Plugin => ({
  name: 'unused-variables',
  enforce: 'pre',
  load(id) {
    const [, name] = components.exec(id) ?? [];
    return name && `export const ${name} = () => null;`;
  },
});
