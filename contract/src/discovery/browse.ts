import * as Type from 'typebox';
import { Nullable, data, strict } from '../common.ts';
import { BrowseFilter } from '../discovery.ts';
import type { Route } from '../route.ts';
import { DeckCard } from './deck.ts';

export const browseSorts = ['recent', 'new', 'near', 'match'] as const;
export type BrowseSort = (typeof browseSorts)[number];

/** The best fit comes first, as in the deck. */
export const defaultBrowseSort: BrowseSort = 'match';

export const browsePerPage = 24;

const Sort = Type.Optional(
  Type.Unsafe<BrowseSort>({
    type: 'string',
    enum: browseSorts,
    description:
      'Most recently active, newest member, nearest, or best match score (the default) first; by score, people within 100 km come before all others for a member who looks anywhere, then those within 250 km, and so on, as in the deck',
  }),
);

export const browsePeople = {
  method: 'GET',
  url: '/browse',
  access: 'verified',
  schema: {
    tags: ['Discovery'],
    summary: "Everyone you can see and haven't decided on, page by page",
    querystring: Type.Object(
      {
        ...BrowseFilter.properties,
        sort: Sort,
        cursor: Type.Optional(Type.String({ maxLength: 400 })),
        limit: Type.Integer({ minimum: 1, maximum: 60, default: browsePerPage }),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          people: Type.Array(
            Type.Object(
              { ...DeckCard.properties, bookmarked: Type.Boolean() },
              { title: 'BrowseCard' },
            ),
          ),
          nextCursor: Nullable(Type.String()),
        }),
      ),
    },
  },
} as const satisfies Route;
