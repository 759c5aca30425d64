import { type ReportPart, reportParts } from '@kindred/contract/desk/report-parts';
import {
  exportReportPart,
  exportStatements,
  transparencyFigures,
} from '@kindred/contract/desk/transparency';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { download } from '../../lib/calls/download.ts';
import { queryOf } from '../query.ts';

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
