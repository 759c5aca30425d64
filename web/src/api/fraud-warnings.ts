import { countFraudWarnings, listFraudWarnings } from '@kindred/contract/fraud-warnings';
import { useQuery } from '@tanstack/react-query';
import { followed } from './followed.ts';
import { queryOf } from './query.ts';

/** The people whom the member was warned of. */
export const useFraudWarnings = () =>
  useQuery({ ...queryOf(listFraudWarnings), ...followed(60_000, 'notices') });

/** For staff. Read once for each form, because every read is logged. */
export const useFraudWarningCounts = (id: string) =>
  useQuery({
    ...queryOf(countFraudWarnings, { params: { id } }),
    gcTime: 0,
    staleTime: Infinity,
  });
