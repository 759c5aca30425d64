import { soughtGenders } from '@kindred/contract/profiles/limits';
import * as Type from 'typebox';
import { List, OrNull, Text, Word } from '../../db/columns.ts';

/** What was imported about a person, until they accept. */
export const Details = Type.Object({
  firstName: OrNull(Text),
  lastName: OrNull(Text),
  dateOfBirth: OrNull(Text),
  gender: OrNull(Text),
  genders: List(Word(soughtGenders)),
  place: OrNull(
    Type.Object({
      city: Text,
      country: Text,
      latitude: Type.Number(),
      longitude: Type.Number(),
    }),
  ),
  bio: OrNull(Text),
  interests: List(Text),
});
export type Details = Type.Static<typeof Details>;
