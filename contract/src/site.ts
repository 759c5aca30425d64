import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Time, content, data, strict } from './common.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';
import { SiteDocument, type SitePath, sitePathPattern } from './site/document.ts';
import { Setup } from './site/setup.ts';
import { bundleNames } from './site/bundle-names.ts';

const tags = ['Site'] as const;
const access = permissions.editSite;

const Path = Type.Unsafe<SitePath>(
  Type.String({
    pattern: sitePathPattern,
    description: 'A value of the document, such as `brand.name` or `texts.de.web/shell/nav/signIn`',
  }),
);
const ShownPath = Type.Unsafe<SitePath>(Type.String());
const Value = Type.Unknown({ description: 'What the document has there' });
const Draft = Type.String({
  maxLength: 64,
  description: 'The draft as it was seen. It changes with each change of a value',
});

const DraftChange = Type.Object(
  {
    path: ShownPath,
    value: Value,
    by: Nullable(Type.String({ description: 'Name of the administrator' })),
    mine: Type.Boolean(),
    at: Time,
  },
  { title: 'DraftChange' },
);
export type DraftChange = Type.Static<typeof DraftChange>;

/** What a site lacks before people can be let in. Some of it is in the document, and some in the environment. */
export const siteGaps = [
  'name',
  'support-email',
  'colors',
  'imprint',
  'mail-server',
  'payments',
  'second-factor',
  'backup-key',
  'photo-check',
  'production',
] as const;
export type SiteGap = (typeof siteGaps)[number];

const SiteEditing = Type.Object(
  {
    version: Type.Integer({ description: 'The published one; 0 if there is none' }),
    publishedAt: Nullable(Time),
    publishedBy: Nullable(Type.String()),
    published: SiteDocument,
    draft: Draft,
    seen: Type.String({ description: 'All of this, to ask whether anything has changed since' }),
    preview: Type.String({
      description:
        'The query of a public page that shows the draft, for an hour or two. `lang` and `scheme` can be added',
    }),
    changes: Type.Array(DraftChange),
    others: Type.Array(Type.Object({ path: ShownPath, name: Type.String() }), {
      description: 'Colleagues and the value that they are editing',
    }),
    gaps: Type.Array(OneOf(siteGaps), {
      description: 'What the draft and the installation lack before people can be let in',
    }),
    setup: Setup,
    file: Nullable(
      Type.String({ description: 'The file that the site comes from. Then it is only shown' }),
    ),
  },
  { title: 'SiteEditing' },
);
export type SiteEditing = Type.Static<typeof SiteEditing>;

const VersionChange = Type.Object({ path: Type.String(), before: Value, after: Value });
export type VersionChange = Type.Static<typeof VersionChange>;

const SiteVersion = Type.Object(
  {
    number: Type.Integer(),
    publishedAt: Time,
    publishedBy: Nullable(Type.String()),
    changes: Type.Array(VersionChange),
  },
  { title: 'SiteVersion' },
);
export type SiteVersion = Type.Static<typeof SiteVersion>;

const editing = data(SiteEditing);
const number = Type.Integer({ minimum: 1, maximum: 2_000_000_000 });
const versionParams = Type.Object({ number }, strict);

export const readSite = {
  method: 'GET',
  url: '/site',
  access,
  schema: {
    tags,
    summary: 'The published site, and what the draft would change',
    querystring: Type.Object(
      {
        unless: Type.Optional(
          Type.String({
            maxLength: 64,
            description:
              '`seen` of an earlier response: the response is null if nothing has changed',
          }),
        ),
      },
      strict,
    ),
    response: { 200: data(Nullable(SiteEditing)) },
  },
} as const satisfies Route;

export const changeSite = {
  method: 'PUT',
  url: '/site/draft',
  access,
  // All pages of the owner, as they were and as they are to be.
  largestBody: 8_000_000,
  mostValues: 60_000,
  schema: {
    tags,
    summary: 'Change a value of the draft, unless a colleague just has',
    body: Type.Object({ path: Path, value: Value, was: Value }, strict),
    response: { 200: editing, 409: Failure, 412: Failure, 422: Failure },
  },
} as const satisfies Route;

export const replaceDraft = {
  method: 'POST',
  url: '/site/draft',
  access,
  largestBody: 8_000_000,
  mostValues: 60_000,
  schema: {
    tags,
    summary: 'Make the draft equal to an earlier version, to the published one, or to a document',
    body: Type.Object(
      {
        seen: Draft,
        version: Type.Optional(number),
        file: Type.Optional(
          Type.Unknown({
            description: 'What was exported, or a bundle, which is added to the draft',
          }),
        ),
        bundle: Type.Optional(OneOf(bundleNames, { description: 'Added to the draft' })),
      },
      strict,
    ),
    response: { 200: editing, 404: Failure, 409: Failure, 412: Failure, 422: Failure },
  },
} as const satisfies Route;

export const editSiteValue = {
  method: 'PUT',
  url: '/site/editor',
  access,
  schema: {
    tags,
    summary: 'Show colleagues which value you are editing',
    body: Type.Object({ path: Nullable(Path) }, strict),
    response: { 200: Type.Object({ success: Type.Literal(true) }) },
  },
} as const satisfies Route;

export const publishSite = {
  method: 'POST',
  url: '/site/versions',
  access,
  freshProof: 'sometimes',
  schema: {
    tags,
    summary:
      'Publish the draft. All processes serve it within two seconds. To stop requiring authenticator apps needs a fresh proof',
    body: Type.Object(
      {
        seen: Draft,
        announcePages: Type.Optional(
          Type.Boolean({
            description: 'Notify and mail all members of pages that ask them again',
          }),
        ),
      },
      strict,
    ),
    response: { 200: editing, 409: Failure, 412: Failure, 422: Failure },
  },
} as const satisfies Route;

export const listSiteVersions = {
  method: 'GET',
  url: '/site/versions',
  access,
  schema: {
    tags,
    summary: 'The published versions, newest first',
    querystring: Type.Object({ before: Type.Optional(number) }, strict),
    response: { 200: data(Type.Object({ versions: Type.Array(SiteVersion) })) },
  },
} as const satisfies Route;

/** A document with its pictures, for a file. */
export const SiteFile = Type.Object(
  {
    document: SiteDocument,
    images: Type.Record(Type.String({ format: 'uuid' }), Type.String({ description: 'Base64' })),
  },
  { title: 'SiteFile' },
);
export type SiteFile = Type.Static<typeof SiteFile>;

export const exportSite = {
  method: 'GET',
  url: '/site/versions/:number',
  access,
  schema: {
    tags,
    summary: 'A version with its pictures, for a file',
    params: versionParams,
    response: { 200: data(Type.Object({ file: SiteFile })), 404: Failure },
  },
} as const satisfies Route;

export const siteImageKinds = ['logo', 'icon'] as const;
export type SiteImageKind = (typeof siteImageKinds)[number];
/** The most pixels of an image as it is shown, at twice the density. */
export const siteImageSizes = {
  logo: { width: 640, height: 160 },
  icon: { width: 512, height: 512 },
} as const satisfies Record<SiteImageKind, object>;
/** Characters of base64. */
export const longestSiteImage = 1_400_000;

export const uploadSiteImage = {
  method: 'POST',
  url: '/site/images',
  access,
  largestBody: longestSiteImage + 1000,
  schema: {
    tags,
    summary:
      'Upload a logo or an icon (PNG, JPEG, WebP, AVIF or SVG), to name it in the draft. It is drawn again as PNG',
    body: Type.Object(
      {
        kind: Type.Enum(siteImageKinds),
        image: Type.String({ maxLength: longestSiteImage, description: 'Base64' }),
      },
      strict,
    ),
    response: { 200: data(Type.Object({ _id: Id })), 409: Failure, 422: Failure },
  },
} as const satisfies Route;

/** The address of a picture of the site, outside of the API. */
export const siteImageUrl = (id: string) => `/site-images/${id}.png`;

export const readSiteImage = {
  method: 'GET',
  url: '/site-images/:file',
  access: 'public',
  schema: {
    tags,
    summary: 'A logo or an icon of the site',
    params: Type.Object({ file: Type.String({ maxLength: 60 }) }),
    response: { 200: content('image/png'), 404: Failure },
  },
} as const satisfies Route;
