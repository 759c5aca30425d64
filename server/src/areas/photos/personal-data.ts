import { Object as Row } from 'typebox';
import { Decimal, Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const photos = archived({
  name: 'photos',
  table: 'photo',
  statement: statement({
    name: 'archive_photos',
    text: `select position, public_id, name, size, mime_type, created_at, review, review_reason,
        focal_x, focal_y
      from photo where member_id = $memberId order by position`,
    params,
    row: Row({
      position: Integer,
      public_id: Text,
      name: Text,
      size: Integer,
      mime_type: Text,
      created_at: Timestamp,
      review: Text,
      review_reason: OrNull(Text),
      focal_x: OrNull(Decimal),
      focal_y: OrNull(Decimal),
    }),
  }),
});

const uploads = archived({
  name: 'photos-not-used',
  table: 'upload',
  statement: statement({
    name: 'archive_uploads',
    text: `select public_id, name, size, created_at from upload
      where member_id = $memberId order by created_at`,
    params,
    row: Row({ public_id: Text, name: Text, size: OrNull(Integer), created_at: Timestamp }),
  }),
});

export const personalData: readonly PersonalTable[] = [photos, uploads];
