import { isDeepStrictEqual } from 'node:util';
import type { VersionChange } from '@kindred/contract/site';
import { differentChoices } from '@kindred/contract/site/catalog-choices';
import { type CatalogChoice, catalogAt } from '@kindred/contract/site/catalogs';
import type { OwnField } from '@kindred/contract/site/own-fields';
import type { OwnPage } from '@kindred/contract/site/own-pages';

/** Of the owner's pages and fields only what differs: all of them would fill the audit log and the list of versions. */
export function onlyDifferent<Change extends VersionChange>(change: Change): Change {
  if (change.path === 'fields') {
    const [before, after] = [change.before as OwnField[], change.after as OwnField[]];
    return {
      ...change,
      before: differentFields(before, after),
      after: differentFields(after, before),
    };
  }
  const catalog = catalogAt(change.path);
  if (catalog) {
    const [before, after] = [change.before, change.after] as [CatalogChoice[], CatalogChoice[]];
    return {
      ...change,
      before: differentChoices(catalog, before, after),
      after: differentChoices(catalog, after, before),
    };
  }
  if (change.path !== 'pages') return change;
  const [before, after] = [change.before as OwnPage[], change.after as OwnPage[]];
  return { ...change, before: without(before, after), after: without(after, before) };
}

/** One that is the same has its names, to say that it stayed. */
const differentFields = (fields: readonly OwnField[], others: readonly OwnField[]) =>
  fields.map((field) => {
    const { number, names } = field;
    const other = others.find((each) => each.number === number);
    return other && isDeepStrictEqual(field, other) ? { number, names } : field;
  });

const without = (pages: readonly OwnPage[], others: readonly OwnPage[]) =>
  pages.map((page) => {
    const { slug, inFooter, texts, binding } = page;
    const other = others.find((each) => each.slug === slug);
    if (!other) return page;
    if (isDeepStrictEqual(page, other)) return { slug };
    const different = Object.entries(texts).flatMap(([code, text]) => {
      const there = other.texts[code as keyof typeof texts];
      if (isDeepStrictEqual(text, there)) return [];
      return [[code, { title: text.title, body: differentLines(text.body, there?.body ?? '') }]];
    });
    const shown = { slug, inFooter, texts: Object.fromEntries(different) as object };
    return binding ? { ...shown, binding } : shown;
  });

/** The lines between those with which both begin and end. */
function differentLines(text: string, other: string) {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  const most = Math.min(lines.length, others.length);
  let first = 0;
  while (first < most && lines[first] === others[first]) first += 1;
  let last = 0;
  while (last < most - first && lines.at(-1 - last) === others.at(-1 - last)) last += 1;
  return lines.slice(first, lines.length - last).join('\n');
}
