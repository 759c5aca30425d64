import { type Language, languages } from '@kindred/contract/languages';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { withLocalFigures } from './local-figures.ts';
import type { WritePage } from '../../site/texts/page-texts.ts';

export type Pages = ReturnType<typeof readPages>;

interface Content {
  readonly settingsIn: (language: Language) => object;
  /** Changes what is outside of the texts: icons and styles. */
  readonly dress: (page: string) => string;
  /** What the owner says in their own words. */
  readonly textsIn: (language: Language) => WritePage;
}

/** The manifest of the app, and its pages in each language. */
export function readPages(folder: URL, content: Content) {
  const settings = content.settingsIn('en');
  const manifest = readFileSync(new URL('manifest.webmanifest', folder), 'utf8');
  const english = readLanguage(folder, content, 'en');
  const read = new Map<Language, typeof english>([['en', english]]);
  return {
    manifest: fillPlaceholders(manifest, settings, (text) => JSON.stringify(text).slice(1, -1)),
    /** In development there are those in English. */
    in(language: Language) {
      const known = read.get(language);
      if (known) return known;
      const own = new URL(`${language}/`, folder);
      if (!existsSync(own)) return english;
      const pages = readLanguage(own, content, language);
      read.set(language, pages);
      return pages;
    },
  };
}

/**
 * The prerendered pages by their path, and the empty page for every other path;
 * in pieces, between which each response puts its own nonce.
 */
function readLanguage(folder: URL, { settingsIn, dress, textsIn }: Content, language: Language) {
  const { tag } = languages[language];
  const rules = new Intl.PluralRules(tag);
  const settings = withLocalFigures(settingsIn(language), tag);
  const write = textsIn(language);
  const read = (name: string) => {
    const built = readFileSync(new URL(name, folder), 'utf8');
    const page = choosePlurals(write(name, built), settings, rules);
    return dress(fillPlaceholders(page, settings)).split('__NONCE__');
  };
  const made = new URL('prerendered/', folder);
  const names = existsSync(made) ? readdirSync(made) : [];
  return {
    language,
    blank: read('index.html'),
    made: new Map(names.map((name) => [pathOf(name), read(`prerendered/${name}`)])),
  };
}

const pathOf = (name: string) => (name === 'index.html' ? '' : name.replace('.html', ''));

/**
 * `__CONFIG__` is replaced by all settings, `__CONFIG.figures.support__` by one of them. Of the texts in
 * `__CASE.payments__`, the one for the value of that setting is kept, and the text in `__EACH.pages__` is repeated for
 * each entry of that list, with its fields such as `__ENTRY.title__`.
 */
export function fillPlaceholders(text: string, settings: object, escape = escapeText): string {
  const fill = (part: string, from: object, name: string) =>
    part.replaceAll(new RegExp(`__${name}((?:\\.\\w+?)*)__`, 'g'), (_, path: string) => {
      const value = valueAt(from, path.split('.').slice(1));
      return escape(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    });
  // What a setting says is filled in last, and is not read for placeholders.
  return chooseCases(text, settings)
    .split(/(__EACH\.\w+?__.*?__EACHEND__)/s)
    .map((part) => {
      const [, list = '', repeated = ''] = /^__EACH\.(\w+?)__(.*)__EACHEND__$/s.exec(part) ?? [];
      if (!list) return fill(part, settings, 'CONFIG');
      const entries = (settings as Record<string, readonly object[] | undefined>)[list] ?? [];
      return entries.map((entry) => fill(repeated, entry, 'ENTRY')).join('');
    })
    .join('');
}

const valueAt = (settings: object, names: readonly string[]) =>
  names.reduce<unknown>(
    (of, name) => (of as Record<string, unknown> | undefined)?.[name],
    settings,
  );

/** Of the forms in `__PLURAL.keepDays.leaving__`, the one for the number that this setting is. */
export function choosePlurals(text: string, settings: object, rules: Intl.PluralRules) {
  return text.replaceAll(
    /__PLURAL\.([\w.]+?)__(?=IF\.)(.*?)__PLURALEND__/gs,
    (_, path: string, written: string) => {
      const forms = new Map(
        `__${written}`
          .split('__IF.')
          .slice(1)
          .map((each) => [each.slice(0, each.indexOf('__')), each.slice(each.indexOf('__') + 2)]),
      );
      const count = Number(valueAt(settings, path.split('.')));
      return forms.get(rules.select(count)) ?? forms.get('other') ?? '';
    },
  );
}

function chooseCases(text: string, settings: object) {
  return text.replaceAll(/__CASE\.(\w+?)__(.*?)__END__/gs, (_, name: string, cases: string) => {
    const value = String((settings as Record<string, unknown>)[name]);
    const [, chosen = ''] = cases.split(`__IF.${value}__`);
    return chosen.split('__IF.')[0] ?? '';
  });
}

const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
