import { Countries } from '@kindred/contract/site/countries';
import { type SitePath, schemaAt } from '@kindred/contract/site/document';
import { faultsInCatalog } from '@kindred/contract/site/catalog-choices';
import { type CatalogChoice, catalogAt } from '@kindred/contract/site/catalogs';
import { type OwnField, faultsInFields } from '@kindred/contract/site/own-fields';
import { type OwnPage, faultsInPages } from '@kindred/contract/site/own-pages';
import { type SafetyRule, faultsInRules } from '@kindred/contract/site/safety-rules';
import {
  type OwnText,
  isTextPath,
  unknownValues,
  valuesIn,
} from '@kindred/contract/site/own-texts';
import { type FieldError, toFieldError } from '../../errors.ts';
import { faultsIn } from '../http/input/validation.ts';

/** What is wrong with a value of the document, by its path below `field`. */
export function faultsInValue(path: SitePath, value: unknown, field: string): FieldError[] {
  const below = (name: string) => (name === '' || name === 'body' ? field : `${field}.${name}`);
  const known = path === 'limits.regions' ? faultsIn(Countries, value) : [];
  const faults = [...faultsIn(schemaAt(path), value), ...known];
  if (faults.length > 0) return faults.map((fault) => ({ ...fault, field: below(fault.field) }));
  if (isTextPath(path) && value !== null) return faultsInText(value as OwnText, below('text'));
  return faultsOfList(path, value).map(({ field: name, fault }) =>
    toFieldError(below(name), fault),
  );
}

function faultsOfList(path: SitePath, value: unknown) {
  if (path === 'pages') return faultsInPages(value as OwnPage[]);
  const catalog = catalogAt(path);
  if (catalog) return faultsInCatalog(catalog, value as CatalogChoice[]);
  if (path === 'safetyRules.list') return faultsInRules(value as SafetyRule[]);
  return path === 'fields' ? faultsInFields(value as OwnField[]) : [];
}

function faultsInText(own: OwnText, field: string) {
  if (unknownValues(own).length === 0) return [];
  const known = valuesIn(own.insteadOf).map((name) => `{${name}}`);
  return [toFieldError(field, { code: 'unknown_values', params: { known } })];
}
