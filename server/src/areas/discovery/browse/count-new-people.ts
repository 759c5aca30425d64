import type { BrowseFilter } from '@kindred/contract/discovery';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/statement.ts';
import { exampleFilter, meetableConditions } from '../list/people-filter.ts';
import { type Viewer, exampleViewer } from '../matching/viewer.ts';

interface NewPeopleQuery {
  readonly viewer: Viewer;
  readonly filter: BrowseFilter;
  readonly today: string;
  readonly after: Date;
  readonly until: Date;
}

const example: NewPeopleQuery = {
  viewer: exampleViewer,
  filter: exampleFilter,
  today: '2026-01-01',
  after: new Date(0),
  until: new Date(1),
};

const countFound = filteredStatement({
  name: 'count_new_people',
  build: ({ viewer, filter, today, after, until }: NewPeopleQuery) =>
    sql`select count(*) from card c
      where c.found_at > ${after}::timestamptz and c.found_at <= ${until}::timestamptz
        and ${meetableConditions(viewer, filter, today)}`,
  row: Row({ count: Integer }),
  examples: [example],
});

/** How many of the people that the viewer can see with a filter became findable between two points in time. */
export const countNewPeople = async (db: Db, wanted: NewPeopleQuery) =>
  (await countFound.one(db, wanted)).count;
