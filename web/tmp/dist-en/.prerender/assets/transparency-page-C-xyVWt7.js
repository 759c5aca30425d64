globalThis.lazySources.push('src/features/desk/transparency/transparency-page.tsx');
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { t as DeskNav } from './desk-nav-DJsmbbF7.js';
import { F as errorText, b as formatNumber, f as Select, r as Alert } from '../entry.mjs';
/* empty css                      */
import { t as download } from './download-B-GskJm-.js';
import { o as queryOf } from './query-AAxsCU1Q.js';
import { t as DataTable } from './data-table-DSXaqDH7.js';
import { t as data_table_module_default } from './data-table.module-7VNZAjFy.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as FigureStrip } from './figure-strip-BLWbNNV6.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { getRouteApi } from '@tanstack/react-router';
import 'typebox';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
// web/src/texts/en/transparency.ts
var parts = {
  '1_report_identification': 'Who reports, on which service and for which period',
  '2_categories_names': 'The categories that the other files use',
  '3_member_states_orders': 'Orders of authorities. Fill in the numbers yourself',
  '4_notices': 'Notices by category, and what was done about them',
  '5_own_initiative_illegal': 'Measures on your own initiative against illegal content',
  '6_own_initiative_TC': 'Measures on your own initiative based on the terms',
  '7_appeals_and_recidivism':
    'Appeals, out-of-court disputes and suspensions for misuse. Fill in the disputes yourself',
  '8_automated_means': 'Measures with and without automated means',
  '11_qualitative': 'Descriptions in words. Add how your team works',
};
var monthName = (month) =>
  new Intl.DateTimeFormat('en', {
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2026, month - 1, 1)));
var messages = {
  title: 'Transparency Report',
  about:
    "The report of a calendar year, in the format of the European template. Its files contain no names, and we don't send them anywhere.",
  year: 'Year',
  loading: 'Loading the year...',
  failed: 'Error loading the year',
  again: 'Try again',
  files: 'Files',
  filesAbout: 'Publish them within two months after the end of the year.',
  fileColumns: ['File', 'Contents', 'Actions'],
  parts,
  download: 'Download',
  downloadAll: 'Download all',
  downloadOf: (part) => `Download ${part}`,
  statements: 'Statements of reasons',
  statementsAbout:
    'The decisions of a month in the shape of the European transparency database, without personal data.',
  statementsOf: (year, month) => `Download ${monthName(month)} ${year}`,
  month: monthName,
  aboutFigure: (name) => `What is "${name}"?`,
  figures: {
    received: {
      label: 'Reports',
      about: 'Everything that was reported in this year.',
    },
    fromPublic: {
      label: 'Without an account',
      about: 'Notices through the form on the site.',
    },
    actions: {
      label: 'Acted on',
      about: 'Reports that led to a sanction.',
    },
    appeals: {
      label: 'Appeals',
      about: 'Appeals made in this year.',
    },
    reversed: {
      label: 'Reversed',
      about: 'Appeals that reversed a decision, fully or partly.',
    },
  },
};
// contract/src/desk/report-parts.ts
/** The files of the European template for yearly transparency reports, without the two for very large platforms. */
var reportParts = [
  '1_report_identification',
  '2_categories_names',
  '3_member_states_orders',
  '4_notices',
  '5_own_initiative_illegal',
  '6_own_initiative_TC',
  '7_appeals_and_recidivism',
  '8_automated_means',
  '11_qualitative',
];
// contract/src/desk/transparency.ts
var exportStatements = {
  method: 'GET',
  url: '/desk/transparency/statements',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var transparencyFigures = {
  method: 'GET',
  url: '/desk/transparency/figures',
  access: ['administrator', 'analyst'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var exportReportPart = {
  method: 'GET',
  url: '/desk/transparency/report/:part',
  access: ['administrator'],
  schema: { response: { 200: { required: [] } } },
};
// web/src/api/desk/transparency.ts
var useYearFigures = (year) =>
  useQuery({
    ...queryOf(transparencyFigures, { query: { year } }),
    placeholderData: keepPreviousData,
  });
var useExportPart = () =>
  useMutation({
    mutationFn: ({ part, year }) =>
      download(
        exportReportPart,
        {
          params: { part },
          query: { year },
        },
        `${part}_${year}.csv`,
      ),
  });
/** All files of the year, one after the other. */
var useExportParts = () =>
  useMutation({
    mutationFn: async (year) => {
      for (const part of reportParts)
        await download(
          exportReportPart,
          {
            params: { part },
            query: { year },
          },
          `${part}_${year}.csv`,
        );
    },
  });
/** The statements of a month in the format of the European database. */
var useExportStatements = () =>
  useMutation({
    mutationFn: (query) =>
      download(exportStatements, { query }, `statements_${query.year}-${query.month}.json`),
  });
var transparency_page_module_default = {
  year: '_year_1l8so_1',
  panel: '_panel_1l8so_6',
  cell: '_cell_1l8so_6',
  reasonCell: '_reasonCell_1l8so_6',
  button: '_button_1l8so_12',
};
// web/src/features/desk/transparency/part-list.tsx
function PartList({ year }) {
  const { mutate, isPending, error, variables } = useExportPart();
  const all = useExportParts();
  const failure = error ?? all.error;
  return /* @__PURE__ */ jsxs('section', {
    className: `overflow-hidden ${panel_module_default.panel} ${transparency_page_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap between gap-3 p-head',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'heading',
            children: messages.files,
          }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            leftSection: /* @__PURE__ */ jsx(IconDownload, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            loading: all.isPending,
            onClick: () => all.mutate(year),
            children: messages.downloadAll,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted max-w-about px-5 pb-3',
        children: messages.filesAbout,
      }),
      failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(failure),
        }),
      /* @__PURE__ */ jsx(DataTable, {
        label: messages.files,
        columns: messages.fileColumns,
        stacks: true,
        children: reportParts.map((part) =>
          /* @__PURE__ */ jsxs(
            'tr',
            {
              className: data_table_module_default.buttonRow,
              children: [
                /* @__PURE__ */ jsx('td', {
                  className: transparency_page_module_default.cell,
                  children: /* @__PURE__ */ jsx('code', {
                    className: 'anywhere',
                    children: `${part}_${year}.csv`,
                  }),
                }),
                /* @__PURE__ */ jsx('td', {
                  'data-wide': true,
                  className: `${transparency_page_module_default.reasonCell} ${transparency_page_module_default.cell}`,
                  children: messages.parts[part],
                }),
                /* @__PURE__ */ jsx('td', {
                  className: transparency_page_module_default.cell,
                  'data-wide': true,
                  children: /* @__PURE__ */ jsx(Button, {
                    className: transparency_page_module_default.button,
                    size: 'xs',
                    variant: 'subtle',
                    color: 'gray',
                    'aria-label': messages.downloadOf(part),
                    leftSection: /* @__PURE__ */ jsx(IconDownload, {
                      size: 16,
                      stroke: 1.75,
                      'aria-hidden': true,
                    }),
                    loading: isPending && variables.part === part,
                    onClick: () =>
                      mutate({
                        part,
                        year,
                      }),
                    children: messages.download,
                  }),
                }),
              ],
            },
            part,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/desk/transparency/statement-months.tsx
var months = Array.from({ length: 12 }, (_, index) => index + 1);
/** The statements of reasons of a month, to be sent to the European database. */
function StatementMonths({ year }) {
  const { mutate, error } = useExportStatements();
  const [today] = useState(() => /* @__PURE__ */ new Date());
  const begun = months.filter((month) => Date.UTC(year, month - 1) <= today.getTime());
  return /* @__PURE__ */ jsxs('section', {
    className: `overflow-hidden ${panel_module_default.panel} ${transparency_page_module_default.panel}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'p-head heading',
        children: messages.statements,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted max-w-about px-5 pb-3',
        children: messages.statementsAbout,
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      /* @__PURE__ */ jsx('ul', {
        className: 'flex wrap gap-2 m-0 list-none px-5 pb-3',
        children: begun.map((month) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsx(Button, {
                className: transparency_page_module_default.button,
                size: 'xs',
                variant: 'default',
                'aria-label': messages.statementsOf(year, month),
                onClick: () =>
                  mutate({
                    year,
                    month,
                  }),
                children: messages.month(month),
              }),
            },
            month,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/desk/transparency/year-search.ts
var yearIn = ({ year }) =>
  Number.isInteger(year) && Number(year) >= 2e3 && Number(year) <= 9999 ? year : void 0;
// web/src/features/desk/transparency/year-figures.tsx
var names = ['received', 'fromPublic', 'actions', 'appeals', 'reversed'];
/** The largest numbers of the year, before its files are downloaded. */
function YearFigures({ year }) {
  const query = useYearFigures(year);
  const sums = query.data && sumsOf(query.data);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      query.isError &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      /* @__PURE__ */ jsx(FigureStrip, {
        figures: names.map((name) => ({
          ...messages.figures[name],
          aboutLabel: messages.aboutFigure(messages.figures[name].label),
          value: sums ? formatNumber(sums[name]) : '–',
        })),
      }),
    ],
  });
}
var sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
var sumsOf = ({ notices, appeals }) => ({
  received: sum(notices.map(({ received }) => received)),
  fromPublic: sum(notices.map(({ fromPublic }) => fromPublic)),
  actions: sum(notices.map(({ onLaw, onTerms }) => onLaw + onTerms)),
  appeals: sum(appeals.map(({ made }) => made)),
  reversed: sum(appeals.map(({ reversed, partlyReversed }) => reversed + partlyReversed)),
});
// web/src/features/desk/transparency/transparency-page.tsx
var route = getRouteApi('/desk/transparency');
/** The yearly report as the files of the European template. Nothing is sent anywhere. */
function TransparencyPage() {
  const [thisYear] = useState(() => /* @__PURE__ */ new Date().getUTCFullYear());
  const year = yearIn(route.useSearch()) ?? thisYear;
  const navigate = route.useNavigate();
  const years = Array.from({ length: 6 }, (_, index) => `${thisYear - index}`);
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: messages.title,
    children: [
      /* @__PURE__ */ jsx(DeskNav, {}),
      /* @__PURE__ */ jsx('p', {
        className: 'muted max-w-about',
        children: messages.about,
      }),
      /* @__PURE__ */ jsx(Select, {
        className: transparency_page_module_default.year,
        label: messages.year,
        data: years.includes(`${year}`) ? years : [`${year}`, ...years],
        value: `${year}`,
        onChange: ({ currentTarget }) =>
          void navigate({ search: { year: Number(currentTarget.value) } }),
      }),
      /* @__PURE__ */ jsx(YearFigures, { year }),
      /* @__PURE__ */ jsx(PartList, { year }),
      /* @__PURE__ */ jsx(StatementMonths, { year }),
    ],
  });
}
export { TransparencyPage };
