import { Object as Row } from 'typebox';
import { Decimal, Flag, Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const photos = archived({
  name: 'photos',
  table: 'photo',
  statement: statement({
    name: 'archive_photos',
    text: `select f.position, f.public_id, f.name, f.size, f.mime_type, f.created_at, f.review, f.review_reason,
        f.focal_x, f.focal_y, h.nude_percent, coalesce(h.likely_nude, false) as likely_nude
      from photo f left join photo_hash h on h.public_id = f.public_id
      where f.member_id = $memberId order by f.position`,
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
      nude_percent: OrNull(Integer),
      likely_nude: Flag,
    }),
  }),
});

const uploads = archived({
  name: 'photos-not-used',
  table: 'upload',
  statement: statement({
    name: 'archive_uploads',
    text: `select u.public_id, u.name, u.size, u.created_at, h.nude_percent,
        coalesce(h.likely_nude, false) as likely_nude
      from upload u left join photo_hash h on h.public_id = u.public_id
      where u.member_id = $memberId order by u.created_at, u.public_id`,
    params,
    row: Row({
      public_id: Text,
      name: Text,
      size: OrNull(Integer),
      created_at: Timestamp,
      nude_percent: OrNull(Integer),
      likely_nude: Flag,
    }),
  }),
});

export const personalData: readonly PersonalTable[] = [
  photos,
  uploads,
  {
    table: 'photo_hash',
    notArchived:
      'Numbers by which copies of the photos in the archive are found; how likely one is a nude is with it',
    staysWithReports: 'As long as a report has the photo as evidence',
  },
];
