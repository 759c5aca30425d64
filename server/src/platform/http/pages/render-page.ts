import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Language } from '@kindred/contract/languages';
import type { RenderedPage } from '@kindred/contract/rendered-pages';
import type { WebSettings } from '@kindred/contract/settings';
import { type TextOptions, withTexts } from '../../../texts/page-texts.ts';

export interface Reader {
  readonly language: Language;
  readonly settings: WebSettings;
  readonly texts: TextOptions;
}

/** What `web/src/app/render-page.tsx` exports. */
interface Renderer {
  renderPage(
    path: RenderedPage,
    settings: WebSettings,
  ): Promise<{ title: string; body: string; styles: string }>;
}

interface Script {
  exports: unknown;
}

type Require = (name: string) => unknown;
type RunScript = (require: Require, module: Script, exports: unknown) => void;

/**
 * Renders a page as a visitor sees it first, and lists the files that the browser needs for it. The scripts say their
 * texts when they are run, so they are run for each page and forgotten.
 */
export async function renderPage(
  web: URL,
  path: RenderedPage,
  { language, settings, texts }: Reader,
) {
  const folder = new URL('.pages/', web);
  const requireBuiltIn: Require = createRequire(folder);
  const loaded = new Map<string, Script>();

  function load(name: string): unknown {
    const known = loaded.get(name);
    if (known) return known.exports;
    const script: Script = { exports: {} };
    loaded.set(name, script);
    const code = withTexts(readFileSync(new URL(name, folder), 'utf8'), language, texts);
    const parameters = ['require', 'module', 'exports'];
    const run = compileFunction(code, parameters, { filename: name }) as RunScript;
    run(
      (other) => (other.startsWith('./') ? load(other.slice(2)) : requireBuiltIn(other)),
      script,
      script.exports,
    );
    return script.exports;
  }

  const renderer = load('render-page.cjs') as Renderer;
  const page = await renderer.renderPage(path, settings);
  const preloads = JSON.parse(readFileSync(new URL('preloads.json', folder), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >;
  const files = new Set(Array.from(loaded.keys(), (name) => preloads[name] ?? []).flat());
  return { ...page, files: [...files] };
}
