import * as Type from 'typebox';
import { Nullable, OneOf, data, strict } from '../common.ts';
import { MatchedPerson } from './person.ts';
import { BrowseFilter } from '../discovery.ts';
import { distanceUnits } from '../profiles/limits.ts';
import { forEachName } from '../names.ts';
import { VisibleLike } from '../likes/their-like.ts';
import type { Route } from '../route.ts';
import { narrowingGroups } from './filters.ts';

const tags = ['Discovery'] as const;

/** The people of a deck: everyone who fits, or when no one is left, those who were passed on more than a month ago. */
export const deckSteps = ['yours', 'again'] as const;
export type DeckStep = (typeof deckSteps)[number];

export const DeckCard = Type.Object(MatchedPerson, { title: 'DeckCard' });

export const readDeck = {
  method: 'GET',
  url: '/deck',
  access: 'verified',
  schema: {
    tags,
    summary: "People you haven't decided on yet, best first",
    querystring: Type.Object(
      {
        after: Type.Optional(Type.String({ maxLength: 40 })),
        limit: Type.Integer({ minimum: 1, maximum: 30, default: 10 }),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          people: Type.Array(
            Type.Object(
              { ...DeckCard.properties, theirLike: VisibleLike },
              { title: 'CardOfDeck' },
            ),
          ),
          step: OneOf(deckSteps),
          after: Nullable(
            Type.String({
              description:
                'The last person of this page, for the next one. After someone who cannot be seen any more comes the first page. Null when it is the last page',
            }),
          ),
        }),
      ),
    },
  },
} as const satisfies Route;

const Count = Type.Integer({ minimum: 0 });
const Fewer = Nullable(Type.Object({ more: Count }));

export const readFunnel = {
  method: 'GET',
  url: '/deck/funnel',
  access: 'verified',
  schema: {
    tags,
    summary:
      'How many people each of your preferences and filters leaves, and how many more a wider one would bring',
    querystring: Type.Object(
      {
        ...BrowseFilter.properties,
        unit: Type.Optional(
          OneOf(distanceUnits, { description: 'In which a wider distance is a round figure (km)' }),
        ),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          inRange: Count,
          inAges: Type.Integer({ description: 'Of those, how many are of the ages you look for' }),
          wanted: Type.Integer({
            description: 'Of those, how many are of the genders you look for',
          }),
          wantYou: Type.Integer({
            description: 'Of those, how many are looking for someone like you',
          }),
          notSeen: Type.Integer({ description: 'Of those, how many you have not decided on' }),
          filtered: Nullable(
            Type.Integer({
              description:
                'Of those, how many have what your filters ask for beyond your preferences, such as the name; null without one',
            }),
          ),
          without: Type.Object(
            forEachName(narrowingGroups, () => Fewer),
            { description: 'How many more people you would see without one of your filters' },
          ),
          wider: Type.Object(
            {
              distance: Nullable(
                Type.Object({ kilometres: Nullable(Type.Integer()), more: Count }),
              ),
              ages: Nullable(
                Type.Object({ minAge: Type.Integer(), maxAge: Type.Integer(), more: Count }),
              ),
              bothWays: Fewer,
            },
            {
              description:
                "How many more people you haven't decided on, for one change each; null if it would bring no one, or if it is a deal-breaker of yours",
            },
          ),
        }),
      ),
    },
  },
} as const satisfies Route;
