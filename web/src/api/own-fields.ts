import {
  type OwnFieldsOfMember,
  type ShownField,
  readOwnFields,
} from '@kindred/contract/profiles/own-field-routes';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

export type { OwnFieldsOfMember, ShownField };

/** The fields that the owner of the site added to profiles, and the member's own. */
export const useOwnFields = ({ enabled = true } = {}) =>
  useQuery({ ...queryOf(readOwnFields), staleTime: 60_000, enabled });
