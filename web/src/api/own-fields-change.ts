import { changeOwnFields, readOwnFields } from '@kindred/contract/profiles/own-field-routes';
import type { FieldCondition, FieldValue } from '@kindred/contract/profiles/own-field-values';
import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { preferencesChanged } from './preferences-change.ts';
import { keyOf } from './query.ts';

export interface OwnFieldsChange {
  values?: FieldValue[];
  consents?: { field: number; given: boolean }[];
  requires?: FieldCondition[];
}

/** Only the forms of own fields make it. */
export const useChangeOwnFields = () =>
  useMutation({
    mutationFn: async (body: OwnFieldsChange) => (await call(changeOwnFields, { body })).data,
    onSuccess: (now, { values, requires }, _before, { client }) => {
      client.setQueryData(keyOf(readOwnFields), now);
      // Who sees whom depends on both.
      if (values || requires) preferencesChanged(client);
    },
  });
