import type { Language } from '@kindred/contract/languages';
import type { VersionChange } from '@kindred/contract/site';
import type { CatalogChoice } from '@kindred/contract/site/catalogs';
import type { Corners } from '@kindred/contract/site/corners';
import type { Coupon } from '@kindred/contract/site/coupons';
import type { FieldNames, OwnField } from '@kindred/contract/site/own-fields';
import { type OwnText, isTextPath } from '@kindred/contract/site/own-texts';
import type { SafetyRule } from '@kindred/contract/site/safety-rules';
import type { CheckUse } from '@kindred/contract/photo-checks/outcomes';
import type { NudeLevel } from '@kindred/contract/site/nudes';
import type { FontPairName } from '@kindred/contract/site/fonts';
import { config } from '../../../lib/calls/config.ts';
import { commaList } from '../../../lib/formats/formats.ts';
import { nameOfCountry } from '../../../lib/language/name-of-country.ts';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { language } from '#texts/language.ts';
import { messages as nudes } from '#texts/nude-levels.ts';
import { messages as photoCheck } from '#texts/photo-check-uses.ts';
import { messages as m } from '#texts/site-values.ts';
import { nameOfRule } from '../../../widgets/safety/name-of-rule.ts';
import { nameOf } from './change-names.ts';

/** A change as a sentence around the values before and after it. */
export interface ChangeWords {
  readonly say: (before: string, after: string) => string;
  readonly before: string;
  readonly after: string;
}

/** A value in the reader's words. */
export function inWords(path: string, value: unknown): string {
  if (path === 'brand.corners') return m.corners[value as Corners];
  if (path === 'limits.nudes') return nudes.levels[value as NudeLevel];
  if (path === 'limits.photoCheck') return photoCheck.levels[value as CheckUse];
  if (path === 'brand.fonts') return m.fonts[value as FontPairName];
  if (isTextPath(path)) return value ? m.quoted({ text: (value as OwnText).text }) : m.byDefault;
  if (path === 'pages')
    return commaList((value as readonly { slug: string }[]).map(({ slug }) => slug)) || m.none;
  if (path === 'fields')
    return commaList((value as readonly OwnField[]).map(({ names }) => shownName(names))) || m.none;
  if (path.startsWith('catalogs.'))
    return (
      commaList(
        (value as readonly CatalogChoice[]).flatMap(({ names }) =>
          names ? (shownName(names) ?? []) : [],
        ),
      ) || m.none
    );
  if (path === 'safetyRules.list')
    return (
      commaList((value as readonly SafetyRule[]).filter(({ on }) => on).map(shownRule)) || m.none
    );
  if (path === 'plans.coupons')
    return commaList((value as readonly Coupon[]).map(({ code }) => code)) || m.none;
  if (path === 'limits.regions') return commaList(value as readonly string[]) || m.everywhere;
  if (path.startsWith('plans.prices.')) return amountOf(Number(value));
  if (path === 'limits.membersWanted' || path === 'limits.invitationsPerMember')
    return m.people({ count: Number(value) });
  if (path.endsWith('Days')) return m.days({ count: Number(value) });
  if (isColor(path)) return String(value);
  if (path === 'languages.main') return nameOfLanguage(value as Language);
  if (value === '') return m.none;
  if (path === 'owner.country') return nameOfCountry(String(value));
  return typeof value === 'string' ? m.quoted({ text: value }) : JSON.stringify(value);
}

const shownName = (names: FieldNames) => names[language] ?? names.en ?? Object.values(names)[0];

const shownRule = ({ id, names }: SafetyRule) => shownName(names) ?? nameOfRule(id);

const amountOf = (amount: number) => formatMoney(amount, config.currency);

export const isColor = (path: string) => path.startsWith('brand.colors.');

export function changeInWords({ path, before, after }: VersionChange): ChangeWords {
  const name = nameOf(path);
  const words = {
    before: inWords(path, before ?? defaultOf(path, after)),
    after: inWords(path, after),
  };
  return { ...words, say: sentence(path, name, before, after) };
}

/** What a text said before its first change, so that the change can be understood. */
const defaultOf = (path: string, after: unknown) =>
  isTextPath(path) && after ? { text: (after as OwnText).insteadOf } : null;

function sentence(path: string, name: string, before: unknown, after: unknown): ChangeWords['say'] {
  const { change } = m;
  if (typeof after === 'boolean') return () => (after ? change.on : change.off)({ name });
  if (isImage(path)) {
    if (after === null) return () => change.removed({ name });
    return () => (before === null ? change.added : change.replaced)({ name });
  }
  if (path.startsWith('frontPage.figures.')) {
    if (after === '') return () => change.figureHidden({ name });
    if (before === '') return (_before, shown) => change.figureShown({ name, after: shown });
    return (was, shown) => change.figure({ name, before: was, after: shown });
  }
  // What becomes of each choice follows.
  if (path.startsWith('catalogs.')) return () => change.choices({ name });
  // The address of a page stays when its text changes, and so does the name of a field.
  if (
    (path === 'pages' || path === 'fields' || path === 'safetyRules.list') &&
    inWords(path, before) === inWords(path, after)
  )
    return () => change.pages({ name });
  if (path.startsWith('plans.prices.'))
    return (was, is) => change.price({ name, before: was, after: is });
  return (was, is) => change.fromTo({ name, before: was, after: is });
}

const isImage = (path: string) => /^brand\.(logo|darkLogo|icon)$/.test(path);
