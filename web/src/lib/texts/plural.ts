import { tag } from '#texts/language.ts';
import type { Cases, PageText } from '@kindred/contract/texts/page-texts';

const rules = new Intl.PluralRules(tag);

/** Writes the form of a text for a number. */
export const writeForm = (count: number, forms: Cases, write: (form: PageText) => string) =>
  write(forms[`=${count}`] ?? forms[rules.select(count)] ?? forms['other'] ?? '');
