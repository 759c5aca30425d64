import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type FontSubset,
  figtree,
  fontFamilies,
  fontFile,
  fontSubsets,
} from '@kindred/contract/site/fonts';
import type { Plugin } from 'vite';

const subsets = Object.keys(fontSubsets) as FontSubset[];

const filesOf = (name: string, version: string) =>
  subsets.map((subset) => ({
    name: `${name}-${subset}-wght-normal.woff2`,
    source: `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`,
    built: fontFile(name, subset, version).slice(1),
  }));

/** Fonts that only the style of a site names, if its owner chose them. */
export const chosenFonts = Object.entries(fontFamilies).flatMap(([name, { version }]) =>
  filesOf(name, version),
);

const named = [...filesOf(figtree.name, figtree.version), ...chosenFonts];

/** The name of a font that the server names in the head of its pages. */
export const stableName = (file: string) => named.find(({ name }) => name === file)?.built;

/** Puts the fonts that an owner can choose beside those of the style sheet. */
export function siteFonts(): Plugin {
  return {
    name: 'site-fonts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      for (const { source, built } of chosenFonts) {
        const path = fileURLToPath(import.meta.resolve(source));
        this.emitFile({ type: 'asset', fileName: built, source: readFileSync(path) });
      }
    },
  };
}
