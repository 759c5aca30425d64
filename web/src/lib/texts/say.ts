import type { Cases, PageText, PageTexts } from '@kindred/contract/texts/page-texts';
import { startsWithVowel } from '../facts/starts-with-vowel.ts';
import { formatDate, formatNumber, formatPercent, formatSiteDate } from '../formats/formats.ts';
import { writeForm } from './plural.ts';

type Values = Readonly<Record<string, unknown>>;

/** The texts of a catalogue: those that mention values are functions of them. */
export const say = <Texts>(texts: PageTexts) => sayEach(texts) as Texts;

function sayEach(texts: PageTexts): unknown {
  if (typeof texts === 'string') return texts;
  if (isList(texts)) return texts.slice(1).map((each) => sayEach(each as PageTexts));
  if (isText(texts)) return (values: Values) => write(texts, values);
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, sayEach(each)]));
}

const isText = (texts: PageTexts): texts is PageText => Array.isArray(texts);
const isList = (texts: PageTexts): texts is readonly [null, ...PageTexts[]] =>
  isText(texts) && (texts[0] as unknown) === null;

function write(text: PageText, values: Values): string {
  if (typeof text === 'string') return text;
  let written = '';
  for (const piece of text) {
    if (typeof piece === 'string') {
      written += piece.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
      continue;
    }
    const [name, how, way] = piece;
    const value = values[name] as never;
    if (how === 'number') written += formatNumber(value);
    else if (how === 'percent') written += formatPercent(value);
    else if (how === 'lower') written += String(value).toLowerCase();
    else if (way === 1) written += writeForm(value, how, (form) => write(form, values));
    else if (way === 3) written += formatDate(value, { dateStyle: undefined, ...how });
    else if (way === 4) written += formatSiteDate(value, { dateStyle: undefined, ...how });
    else {
      const chosen: unknown = way ? startsWithVowel(value) : value;
      // Who is called `null` is not no one.
      const form = chosen === 'null' ? 'other' : String(chosen);
      written += write((how as Cases)[Object.hasOwn(how, form) ? form : 'other'] ?? '', values);
    }
  }
  return written;
}
