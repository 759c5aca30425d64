import * as Type from 'typebox';
import { defaultLook } from './default-look.ts';
import { cornerNames } from './corners.ts';
import { fontPairNames } from './fonts.ts';
import { Catalogs, noCatalogs } from './catalogs.ts';
import { Amount, Coupon } from './coupons.ts';
import { OwnFields } from './own-fields.ts';
import { Owner, noOwner } from './owner.ts';
import { nudeLevels } from './nudes.ts';
import { checkUses } from '../photo-checks/outcomes.ts';
import { OwnPages } from './own-pages.ts';
import { SafetyRules } from './safety-rules.ts';
import { defaultRules } from './default-rules/rules.ts';
import {
  OwnText,
  OwnTexts,
  type TextPath,
  isTextPath,
  noOwnTexts,
  readTextPath,
  textPath,
  textPathPattern,
} from './own-texts.ts';
import { languageCodes } from '../languages.ts';
import { Email, Name, Id, Nullable, OneOf, strict } from '../common.ts';

const Color = Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'Such as `#cb3049`' });
const Days = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
/** A figure of the front page in the owner's words. An empty one is not shown. */
const Figure = Type.String({ maxLength: 12, pattern: '^[^{}]*$' });

/** In words such as `{count}+`: the members who were there in the last 30 days, rounded down. */
export const countedFigure = '{count}';
const CountedFigure = Type.String({
  maxLength: 12,
  pattern: '^(?:[^{}]|\\{count\\})*$',
  description: '`{count}` is the members who were there in the last 30 days, rounded down',
});

/** What the owner of a site decides: data that an administrator edits and publishes. */
export const SiteDocument = Type.Object(
  {
    brand: Type.Object(
      {
        name: Name(40),
        supportEmail: Email,
        colors: Type.Object({ main: Color, accent: Color }, strict),
        fonts: OneOf(fontPairNames),
        corners: OneOf(cornerNames),
        logo: Nullable(Id),
        darkLogo: Nullable(Id),
        icon: Nullable(Id),
      },
      strict,
    ),
    frontPage: Type.Object(
      {
        figures: Type.Object(
          {
            activeUsers: CountedFigure,
            successStories: Figure,
            satisfaction: Figure,
            support: Figure,
          },
          strict,
        ),
      },
      strict,
    ),
    languages: Type.Object(
      {
        main: OneOf(languageCodes, {
          description: 'For readers whose browser asks for no language of the site',
        }),
      },
      strict,
    ),
    owner: Owner,
    pages: OwnPages,
    fields: OwnFields,
    catalogs: Catalogs,
    texts: OwnTexts,
    plans: Type.Object(
      {
        sold: Type.Boolean({
          description: 'Premium can be bought. What was sold goes on if it no longer can',
        }),
        prices: Type.Object({ monthly: Amount, quarterly: Amount, annual: Amount }, strict),
        trialDays: Days(0, 90),
        graceDays: Days(0, 30),
        coupons: Type.Array(Coupon, { maxItems: 100 }),
      },
      strict,
    ),
    switches: Type.Object(
      {
        photoReview: Type.Boolean({
          description: 'Others see new photos after staff approved them',
        }),
        appeals: Type.Boolean({ description: 'Members can contest decisions' }),
        transparency: Type.Boolean({ description: 'There is a yearly transparency report' }),
        secondFactor: Type.Boolean({ description: 'Staff must use an authenticator app' }),
        invitationOnly: Type.Boolean({
          description: 'Only people with an invitation can register',
        }),
        approval: Type.Boolean({
          description: 'New members see no one, and no one sees them, until staff approved them',
        }),
        unclassifiedAsNude: Type.Boolean({
          description: 'A photo that could not be checked for nudity is treated as a nude',
        }),
      },
      strict,
    ),
    limits: Type.Object(
      {
        membersWanted: Type.Integer({
          minimum: 0,
          maximum: 100_000,
          description: 'People within reach of a member below which the site counts as young',
        }),
        invitationsPerMember: Type.Integer({
          minimum: 0,
          maximum: 1000,
          description: 'How many people each member can bring with their invitation',
        }),
        regions: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), {
          maxItems: 300,
          uniqueItems: true,
          description: 'The countries in which people can join. Empty is everywhere',
        }),
        leavingDays: Days(1, 90),
        exportDays: Days(1, 30),
        reportDays: Days(180, 3650),
        nudes: OneOf(nudeLevels, {
          description:
            'How soon a new photo is treated as a nude: blurred in chats, reviewed on profiles',
        }),
        photoCheck: OneOf(checkUses, {
          description:
            'Whether people can have their photos compared with a picture of the moment, and what takes that',
        }),
      },
      strict,
    ),
    safetyRules: SafetyRules,
  },
  { ...strict, title: 'SiteDocument' },
);
export type SiteDocument = Type.Static<typeof SiteDocument>;

/** The dotted paths of the values that every document has, and of texts in the owner's words. */
export type SitePath = FixedPath | TextPath;
export type FixedPath = PathsOf<Omit<SiteDocument, 'texts'>>;
type PathsOf<T> = {
  [Key in keyof T & string]: T[Key] extends readonly unknown[]
    ? Key
    : T[Key] extends object
      ? `${Key}.${PathsOf<T[Key]>}`
      : Key;
}[keyof T & string];

/** Those of the specification, for a demo. A real site shows none until its owner has entered true ones. */
export const demoFigures: SiteDocument['frontPage']['figures'] = {
  activeUsers: '50K+',
  successStories: '1K+',
  satisfaction: '95%',
  support: '24/7',
};

export const defaultDocument = (mode: 'demo' | 'production'): SiteDocument => ({
  brand: {
    name: 'Kindred',
    supportEmail: 'support@kindred.example',
    ...defaultLook,
    logo: null,
    darkLogo: null,
    icon: null,
  },
  frontPage: {
    figures:
      mode === 'demo'
        ? demoFigures
        : { activeUsers: '', successStories: '', satisfaction: '', support: '' },
  },
  languages: { main: 'en' },
  owner: noOwner(),
  pages: [],
  fields: [],
  catalogs: noCatalogs(),
  texts: noOwnTexts(),
  plans: {
    sold: true,
    prices: { monthly: 1499, quarterly: 3499, annual: 9999 },
    trialDays: 0,
    graceDays: 7,
    coupons: [],
  },
  switches: {
    photoReview: false,
    appeals: true,
    transparency: true,
    secondFactor: false,
    invitationOnly: false,
    approval: false,
    unclassifiedAsNude: false,
  },
  limits: {
    membersWanted: 50,
    invitationsPerMember: 0,
    regions: [],
    leavingDays: 30,
    exportDays: 7,
    reportDays: 365,
    nudes: 'usual',
    photoCheck: 'offered',
  },
  safetyRules: defaultRules(),
});

export const fixedPaths: readonly FixedPath[] = pathsIn(SiteDocument) as FixedPath[];

interface Node {
  readonly properties?: unknown;
}

function pathsIn({ properties }: Node, before = ''): string[] {
  if (!properties) return [before.slice(0, -1)];
  return Object.entries(properties as Record<string, Node>)
    .filter(([name]) => before !== '' || name !== 'texts')
    .flatMap(([name, part]) => pathsIn(part, `${before}${name}.`));
}

/** The paths of all values of these documents. */
export function pathsOf(...documents: readonly SiteDocument[]): readonly SitePath[] {
  const texts = documents.flatMap((document) =>
    languageCodes.flatMap((code) =>
      Object.keys(document.texts[code]).map((id) => textPath(code, id)),
    ),
  );
  return [...fixedPaths, ...new Set(texts)];
}

export const sitePathPattern = patternOf(fixedPaths);

function patternOf(paths: readonly string[]) {
  return `^(?:${paths.join('|').replaceAll('.', '\\.')})$|${textPathPattern}`;
}

export const isSitePath = (path: string): path is SitePath =>
  (fixedPaths as readonly string[]).includes(path) || isTextPath(path);

const OneText = Nullable(OwnText);

/** The schema of one value. */
export const schemaAt = (path: SitePath): Type.TSchema =>
  isTextPath(path)
    ? OneText
    : (path
        .split('.')
        .reduce<Node>(
          (node, name) => (node.properties as Record<string, Node>)[name] ?? {},
          SiteDocument,
        ) as Type.TSchema);

/** A text that the owner has not written is null. */
export const valueAt = (document: SiteDocument, path: SitePath): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name] ?? null, document);

/** A copy of the document with other values. */
export function withValues(
  document: SiteDocument,
  values: Iterable<readonly [SitePath, unknown]>,
): SiteDocument {
  const copy = structuredClone(document);
  for (const [path, value] of values) {
    if (isTextPath(path)) {
      putText(copy, path, value as OwnText | null);
      continue;
    }
    const names = path.split('.');
    const last = names.pop() ?? '';
    let part = copy as unknown as Record<string, unknown>;
    for (const name of names) part = part[name] as Record<string, unknown>;
    part[last] = value;
  }
  return copy;
}

function putText({ texts }: SiteDocument, path: TextPath, value: OwnText | null) {
  const { language, id } = readTextPath(path);
  const own: Record<string, OwnText> = texts[language];
  if (value) own[id] = value;
  else delete own[id];
}
