globalThis.lazySources.push('src/features/desk/decide/ground-choices.tsx');
import {
  _ as isKeywordOf,
  g as categoryNames,
  h as categories,
  v as keywords,
} from './desk-CVuL-UDF.js';
import { i as sources, n as clauses, t as clauseTexts } from './grounds-BDb33wAP.js';
/* empty css                     */
import { t as messages } from './decide-D0uvfvcY.js';
import { t as Segments } from './segments-EG9FkmAo.js';
import { f as Select } from '../entry.mjs';
import {
  a as wordsOf,
  c as reporterName,
  i as followClause,
  o as decide_module_default,
} from './open-case-Dkp6Y04b.js';
import { t as reportOutcomes } from './outcomes-sy_TntYn.js';
import { o as openReports } from './defaults-vYloY1Ql.js';
import { TextInput } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/desk/decide/choice.tsx
function Choice({ label, value, options, onChange }) {
  return /* @__PURE__ */ jsx(Select, {
    size: 'xs',
    label,
    value,
    data: options.map(([word, text]) => ({
      value: word,
      label: text,
    })),
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
  });
}
// web/src/features/desk/decide/outcome-fields.tsx
var choices = [...reportOutcomes, 'open'];
/** How each report ends, or that it stays open. */
function OutcomeFields({ found, outcomes, onChange }) {
  const { panel: m } = messages;
  return /* @__PURE__ */ jsx('div', {
    className: `grid items-end gap-2-by-4 ${decide_module_default.grid}`,
    children: openReports(found).map((report) =>
      /* @__PURE__ */ jsx(
        Choice,
        {
          label: m.outcome(reporterName(report)),
          value: outcomes[report._id] ?? 'open',
          options: choices.map((outcome) => [outcome, m.outcomes[outcome]]),
          onChange: (outcome) =>
            onChange({
              outcomes: {
                ...outcomes,
                [report._id]: outcome,
              },
            }),
        },
        report._id,
      ),
    ),
  });
}
// web/src/features/desk/decide/ground-choices.tsx
/** The choices behind the summary. */
function GroundChoices({ found, filled, onChange }) {
  const { panel: m } = messages;
  const { kind, clause, law, category, keyword, source } = filled;
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `grid items-end gap-2-by-4 ${decide_module_default.grid}`,
        children: [
          /* @__PURE__ */ jsx(Segments, {
            legend: m.ground,
            options: ['terms', 'law'].map((value) => ({
              value,
              label: m.kinds[value],
            })),
            value: kind,
            onChange: (chosen) => onChange({ kind: chosen }),
          }),
          kind === 'terms'
            ? /* @__PURE__ */ jsx(Choice, {
                label: m.clause,
                value: clause,
                options: clauses.map((name) => [name, clauseTexts(name)]),
                onChange: (chosen) => onChange(followClause(chosen)),
              })
            : /* @__PURE__ */ jsx(TextInput, {
                size: 'xs',
                label: m.law,
                maxLength: 500,
                value: law,
                onChange: ({ currentTarget }) => onChange({ law: currentTarget.value }),
              }),
          /* @__PURE__ */ jsx(Choice, {
            label: m.category,
            value: category,
            options: categoryNames.map((name) => [name, wordsOf(name)]),
            onChange: (chosen) =>
              onChange({
                category: chosen,
                keyword: keywordsOf(chosen)[0] ?? 'OTHER',
              }),
          }),
          /* @__PURE__ */ jsx(Choice, {
            label: m.keyword,
            value: keyword,
            options: keywordsOf(category).map((name) => [name, wordsOf(name)]),
            onChange: (chosen) => onChange({ keyword: chosen }),
          }),
          /* @__PURE__ */ jsx(Choice, {
            label: m.source,
            value: source,
            options: sources.map((name) => [name, m.sources[name]]),
            onChange: (chosen) => onChange({ source: chosen }),
          }),
          /* @__PURE__ */ jsx(TextInput, {
            size: 'xs',
            label: m.note,
            maxLength: 2e3,
            value: filled.note,
            onChange: ({ currentTarget }) => onChange({ note: currentTarget.value }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(OutcomeFields, {
        found,
        outcomes: filled.outcomes,
        onChange,
      }),
    ],
  });
}
/** Those of the category first, then what each category has. */
var keywordsOf = (category) =>
  keywords.filter(
    (name) =>
      isKeywordOf(category, name) && (name !== 'STALKING' || categories[category].length > 0),
  );
export { GroundChoices };
