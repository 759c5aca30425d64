import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@kindred/contract/languages';
import type { SiteDocument } from '@kindred/contract/site/document';
import { isReachable, ownerLines } from '@kindred/contract/site/owner';
import type { PageTemplateName } from '@kindred/contract/site/own-page-routes';
import type { PageText } from '@kindred/contract/site/own-pages';

/**
 * What a page of an owner begins with, from `texts/<language>/pages`: its title and, in [brackets], what the owner has to
 * replace. What is known about them takes the place of `{phone: [phone number]}`.
 */
export function pageTemplate(
  slug: PageTemplateName,
  language: Language,
  { brand, owner }: Pick<SiteDocument, 'brand' | 'owner'>,
): PageText {
  const lines = isReachable(owner) ? ownerLines(owner, language) : [];
  const values: Readonly<Record<string, string>> = {
    brand: brand.name,
    email: brand.supportEmail,
    lines: lines.join('\n'),
    inOneLine: lines.join(', '),
    phone: owner.phone.trim(),
    register: owner.register.trim(),
  };
  const filled = readPage(slug, language).replaceAll(
    /\{(\w+)(?::\s([^}]*))?\}/g,
    (_, name: string, mark: string | undefined) => values[name] || (mark ?? ''),
  );
  const [, title, body] = /^# ([^\n]*)\n\n(.*)$/s.exec(filled) ?? [];
  if (title === undefined || body === undefined)
    throw new Error(`texts/${language}/pages/${slug}.md has no title`);
  return { title, body };
}

function readPage(slug: PageTemplateName, language: Language) {
  const file = (of: Language) =>
    new URL(`../../../../texts/${of}/pages/${slug}.md`, import.meta.url);
  const text = readFileSync(existsSync(file(language)) ? file(language) : file('en'), 'utf8');
  return text.replaceAll('\r\n', '\n');
}
