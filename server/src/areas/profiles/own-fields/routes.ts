import type { Language } from '@kindred/contract/languages';
import {
  type OwnFieldsOfMember,
  changeOwnFields,
  readOwnFields,
} from '@kindred/contract/profiles/own-field-routes';
import { knownCondition } from '@kindred/contract/profiles/own-field-values';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { readerLanguage } from '../../../platform/http/language.ts';
import { serve } from '../../../platform/http/serve.ts';
import { conditionsOf, fieldForReader, valuesOf } from '../../../platform/site/own-fields.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { lockCaller } from '../../members/lock-caller.ts';
import { ensureProfile } from '../profile-change.ts';
import { changedFields } from './change-fields.ts';
import { type StoredFields, findStoredFields, writeStoredFields } from './stored-fields.ts';

/** The fields that the owner of the site added to profiles. */
export function ownFieldRoutes(app: FastifyInstance) {
  const { pool, now, site } = app;

  function show(
    { values, conditions, consents }: StoredFields,
    language: Language,
  ): OwnFieldsOfMember {
    const { fields } = site.document;
    return {
      fields: fields.map((field) => fieldForReader(field, language)),
      values: valuesOf(fields, values, consents),
      consents: fields.flatMap(({ number }) => {
        const givenAt = consents[number];
        return givenAt === undefined ? [] : [{ field: number, givenAt }];
      }),
      requires: conditionsOf(conditions).flatMap(
        (condition) =>
          knownCondition(
            fields.find(({ number }) => number === condition.field),
            condition,
          ) ?? [],
      ),
    };
  }

  serve(app, readOwnFields, async ({ member, request }) => ({
    data: show(await findStoredFields(pool, member.id), readerLanguage(request)),
  }));

  serve(app, changeOwnFields, async ({ member: { id }, body, request }) => {
    const language = readerLanguage(request);
    const changed = await inTransaction(pool, async (client) => {
      await lockCaller(client, id);
      await ensureProfile(client, id);
      const { fields } = site.document;
      const before = await findStoredFields(client, id);
      const after = changedFields(before, body, { fields, now: now(), language });
      await writeStoredFields(client, id, after);
      return after;
    });
    return { data: show(changed, language) };
  });
}

export const ownFieldVisibility = [
  aboutCaller(readOwnFields),
  aboutCaller(changeOwnFields, { body: { values: [] } }),
];
