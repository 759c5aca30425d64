import * as Type from 'typebox';
import { Failure, Name, OneOf, Text, data, strict } from '../common.ts';
import { type Language, languageCodes } from '../languages.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { bundleNames } from './bundle-names.ts';
import { type SiteDocument, schemaAt } from './document.ts';
import { OwnFields } from './own-fields.ts';
import { OwnTexts } from './own-texts.ts';

const inEachLanguage = (schema: Type.TSchema) =>
  Type.Unsafe<Readonly<Record<Language, string>>>(
    Type.Object(Object.fromEntries(languageCodes.map((code) => [code, schema])), strict),
  );

/** A part of a document that comes into a draft and takes nothing of the owner's out of it. */
export const SiteBundle = Type.Object(
  {
    bundle: Type.Object(
      { names: inEachLanguage(Name(60)), about: inEachLanguage(Text(400)) },
      strict,
    ),
    document: Type.Object(
      {
        brand: Type.Object(
          {
            colors: Type.Object(
              {
                main: schemaAt('brand.colors.main') as Type.TString,
                accent: schemaAt('brand.colors.accent') as Type.TString,
              },
              strict,
            ),
            fonts: Type.Unsafe<SiteDocument['brand']['fonts']>(schemaAt('brand.fonts')),
            corners: Type.Unsafe<SiteDocument['brand']['corners']>(schemaAt('brand.corners')),
          },
          strict,
        ),
        texts: OwnTexts,
        fields: OwnFields,
      },
      strict,
    ),
  },
  { ...strict, title: 'SiteBundle' },
);
export type SiteBundle = Type.Static<typeof SiteBundle>;

const tags = ['Site'] as const;
const access = permissions.editSite;
const params = Type.Object({ name: OneOf(bundleNames) }, strict);

const BundleHead = Type.Object({
  name: OneOf(bundleNames),
  title: Type.String({ description: 'In the language of the reader' }),
  about: Type.String(),
});

export const listBundles = {
  method: 'GET',
  url: '/site/bundles',
  access,
  schema: {
    tags,
    summary: 'What sites for a niche can begin with',
    response: { 200: data(Type.Object({ bundles: Type.Array(BundleHead) })) },
  },
} as const satisfies Route;

export const readBundle = {
  method: 'GET',
  url: '/site/bundles/:name',
  access,
  schema: {
    tags,
    summary: 'What a bundle would change in the draft. Nothing that the owner has made is in it',
    params,
    response: {
      200: data(
        Type.Object({
          draft: Type.String({ description: 'The draft that it was compared with' }),
          changes: Type.Array(
            Type.Object({
              path: Type.String(),
              before: Type.Unknown(),
              after: Type.Unknown(),
            }),
          ),
          sensitive: Type.Array(Type.String(), {
            description: 'The new fields with a consent of their own',
          }),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;
