import { OwnUser } from '@kindred/contract/members';
import { settingNames, settingOf } from '@kindred/contract/members/settings';
import { forEachName } from '@kindred/contract/names';
import { type Question, answersTo, questions } from '@kindred/contract/profiles/questions';
import type { SiteDocument } from '@kindred/contract/site/document';
import { nameForReader } from '@kindred/contract/site/own-fields';
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
import {
  StoredConditions,
  StoredConsents,
  StoredValues,
  conditionsOf,
  fieldForReader,
  namedValues,
  valuesOf,
  wordsOf,
} from '../../platform/site/own-fields.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';
import { textsFor } from '../../platform/text/language-texts.ts';
import { choiceInWords } from '../../platform/site/choice-words.ts';

const params = { memberId: 'uuid' } as const;

const settingColumnNames = settingNames.map((name) => settingOf(name).column);

const profile = archived({
  name: 'profile',
  table: 'profile',
  statement: statement({
    name: 'archive_profile',
    text: `select first_name, last_name, birth_date, gender, bio, city, country, latitude, longitude,
        seek_genders, seek_min_age, seek_max_age, seek_max_distance, deal_breakers, interests, prompts,
        own_fields, asked_fields, field_consents, complete, answers_count_from, distance_unit, hidden_words,
        ${settingColumnNames.join(', ')}
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
      prompts: Json(OwnUser.properties.prompts),
      own_fields: StoredValues,
      asked_fields: StoredConditions,
      field_consents: StoredConsents,
      complete: Flag,
      answers_count_from: OrNull(Timestamp),
      distance_unit: OrNull(Text),
      hidden_words: List(Text),
      ...forEachName(settingColumnNames, () => Flag),
    }),
  }),
  describe: ({ own_fields, asked_fields, field_consents, ...row }, { document }) => {
    const { fields } = document;
    const nameOf = (number: number | string) => {
      const field = fields.find((each) => each.number === Number(number));
      return field ? nameForReader(field.names, 'en') : String(number);
    };
    return {
      ...row,
      interests: row.interests.map((key) => choiceInWords(document, key)),
      prompts: row.prompts.map(({ prompt, answer }) => ({
        prompt: choiceInWords(document, prompt),
        answer,
      })),
      own_fields: namedValues(document, valuesOf(fields, own_fields, field_consents), 'en'),
      asked_fields: conditionsOf(asked_fields).map(({ field: number, choices, ...range }) => {
        const field = fields.find((each) => each.number === number);
        if (!choices || !field) return { name: nameOf(number), ...range };
        return {
          name: nameOf(number),
          choices: wordsOf(fieldForReader(field, 'en'), { field: number, choices }),
        };
      }),
      field_consents: Object.entries(field_consents).map(([number, givenAt]) => ({
        name: nameOf(number),
        givenAt,
      })),
    };
  },
});

function wordsOfQuestion({ catalogs }: SiteDocument, key: string) {
  if (key in questions) {
    const say = (part: string) => textsFor('en').shared(`matching-questions/${key}/${part}`);
    return {
      question: say('question'),
      answers: answersTo(key as Question).map((number) => say(`answers/${number}`)),
    };
  }
  const { names, answers: choices } = catalogs.questions.find((each) => each.key === key) ?? {};
  if (!names || !choices) return null;
  return {
    question: nameForReader(names, 'en'),
    answers: choices.map((choice) => nameForReader(choice, 'en')),
  };
}

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
  describe(row, { document }) {
    const { question: key, mine, accepted, ...rest } = row;
    const asked = wordsOfQuestion(document, key);
    if (!asked) return row;
    const { question, answers: choices } = asked;
    const names: readonly string[] = choices;
    const acceptedNames = names.filter((_, index) => accepted & (1 << index));
    return { question, mine: names[mine], accepted: acceptedNames, ...rest };
  },
});

export const personalData: readonly PersonalTable[] = [profile, answers];
