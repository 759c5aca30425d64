import { fillForm, readCompliance, readForm } from '@kindred/contract/compliance';
import type { DutyCode } from '@kindred/contract/compliance/laws';
import { useQuery } from '@tanstack/react-query';
import { fetchData, queryOf, useChange } from './query.ts';

export const useCompliance = () =>
  useQuery({ ...queryOf(readCompliance), select: ({ laws }) => laws });

export const useForm = (duty: DutyCode) => useQuery(queryOf(readForm, { params: { duty } }));

interface Filling {
  readonly version: number;
  readonly answers: Record<string, string>;
}

export const useFillForm = (duty: DutyCode) =>
  useChange(
    (body: Filling) => fetchData(fillForm, { params: { duty }, body }),
    readForm,
    readCompliance,
  );
