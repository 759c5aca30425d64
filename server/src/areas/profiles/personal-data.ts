import { settingNames, settingOf } from '@kindred/contract/members/settings';
import { forEachName } from '@kindred/contract/names';
import { questions } from '@kindred/contract/profiles/questions';
import { Object as Row } from 'typebox';
import {
  Day,
  Decimal,
  Flag,
  Integer,
  Json,
  List,
  OrNull,
  Text,
  Timestamp,
} from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const settingColumnNames = settingNames.map((name) => settingOf(name).column);

const profile = archived({
  name: 'profile',
  table: 'profile',
  statement: statement({
    name: 'archive_profile',
    text: `select first_name, last_name, birth_date, gender, bio, city, country, latitude, longitude,
        seek_genders, seek_min_age, seek_max_age, seek_max_distance, deal_breakers, interests, prompts,
        complete, answers_count_from, distance_unit, ${settingColumnNames.join(', ')}
      from profile where member_id = $memberId`,
    params,
    row: Row({
      first_name: OrNull(Text),
      last_name: OrNull(Text),
      birth_date: OrNull(Day),
      gender: OrNull(Text),
      bio: OrNull(Text),
      city: OrNull(Text),
      country: OrNull(Text),
      latitude: OrNull(Decimal),
      longitude: OrNull(Decimal),
      seek_genders: OrNull(List(Text)),
      seek_min_age: OrNull(Integer),
      seek_max_age: OrNull(Integer),
      seek_max_distance: OrNull(Integer),
      deal_breakers: List(Text),
      interests: List(Text),
      prompts: Json(),
      complete: Flag,
      answers_count_from: OrNull(Timestamp),
      distance_unit: OrNull(Text),
      ...forEachName(settingColumnNames, () => Flag),
    }),
  }),
});

const answers = archived({
  name: 'answers',
  table: 'answer',
  statement: statement({
    name: 'archive_answers',
    text: `select question, mine, accepted, importance, open, answered_at, counts_at from answer
      where member_id = $memberId order by answered_at, question`,
    params,
    row: Row({
      question: Text,
      mine: Integer,
      accepted: Integer,
      importance: Integer,
      open: Flag,
      answered_at: Timestamp,
      counts_at: OrNull(Timestamp),
    }),
  }),
  describe(row) {
    const { question: key, mine, accepted, ...rest } = row;
    if (!(key in questions)) return row;
    const { question, answers: choices } = questions[key as keyof typeof questions];
    const names: readonly string[] = choices;
    const acceptedNames = names.filter((_, index) => accepted & (1 << index));
    return { question, mine: names[mine], accepted: acceptedNames, ...rest };
  },
});

export const personalData: readonly PersonalTable[] = [profile, answers];
