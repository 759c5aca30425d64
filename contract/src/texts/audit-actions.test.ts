import { expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { auditTexts as ar } from './ar/audit-actions.ts';
import { auditTexts as de } from './de/audit-actions.ts';
import { auditTexts as en } from './en/audit-actions.ts';
import { auditTexts as es } from './es/audit-actions.ts';
import { auditTexts as fr } from './fr/audit-actions.ts';
import { auditTexts as pl } from './pl/audit-actions.ts';
import { auditTexts as pt } from './pt/audit-actions.ts';

const texts: Record<Language, Record<string, string>> = { en, de, fr, es, pt, pl, ar };

test.each(Object.entries(texts))(
  'in %s the filter of the log has no two names that are the same',
  (_, of) => {
    const names = Object.values(of);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);
