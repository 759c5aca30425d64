import { type ReportPart, reportParts } from '@kindred/contract/desk/report-parts';
import {
  exportReportPart,
  exportStatements,
  transparencyFigures,
} from '@kindred/contract/desk/transparency';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { readNumbers } from '@kindred/contract/desk/numbers';
import type { NumbersPeriod } from '@kindred/contract/desk/numbers-period';
import { download } from '../../lib/calls/download.ts';
import { queryOf } from '../query.ts';
import { followed } from '../followed.ts';

export const useDeskNumbers = (days: NumbersPeriod) =>
  useQuery({
    ...queryOf(readNumbers, { query: { days } }),
    placeholderData: keepPreviousData,
    ...followed(60_000, 'staff:reports'),
  });

export const useYearFigures = (year: number) =>
  useQuery({
    ...queryOf(transparencyFigures, { query: { year } }),
    placeholderData: keepPreviousData,
  });

export const useExportPart = () =>
  useMutation({
    mutationFn: ({ part, year }: { part: ReportPart; year: number }) =>
      download(exportReportPart, { params: { part }, query: { year } }, `${part}_${year}.csv`),
  });

/** All files of the year, one after the other. */
export const useExportParts = () =>
  useMutation({
    mutationFn: async (year: number) => {
      for (const part of reportParts)
        await download(
          exportReportPart,
          { params: { part }, query: { year } },
          `${part}_${year}.csv`,
        );
    },
  });

/** The statements of a month in the format of the European database. */
export const useExportStatements = () =>
  useMutation({
    mutationFn: (query: { year: number; month: number }) =>
      download(exportStatements, { query }, `statements_${query.year}-${query.month}.json`),
  });
