import { readNumbers } from '@kindred/contract/desk/numbers';
import type { NumbersPeriod } from '@kindred/contract/desk/numbers-period';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { followed } from '../followed.ts';
import { queryOf } from '../query.ts';

export const useDeskNumbers = (days: NumbersPeriod) =>
  useQuery({
    ...queryOf(readNumbers, { query: { days } }),
    placeholderData: keepPreviousData,
    ...followed(60_000, 'staff:reports'),
  });
