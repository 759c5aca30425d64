import { reasonCodes } from '@kindred/contract/reports/reasons';
import { priorities, problemTypes } from '@kindred/contract/reports/report-types';
import { statusFilters } from '@kindred/contract/reports/report-list';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { IconRefresh } from '@tabler/icons-react';
import { messages as words } from '#texts/report-words.ts';
import { messages } from '#texts/reports.ts';
import { ownReasons, reasonName } from '../../../lib/facts/report-reasons.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { FilterSelect } from '../../../widgets/list-toolbar/filter-select.tsx';
import { ListToolbar } from '../../../widgets/list-toolbar/list-toolbar.tsx';
import classes from '../../../widgets/list-toolbar/list-toolbar.module.css';
import { SavedViews } from '../../../widgets/saved-views/saved-views.tsx';
import { ReportSortSelect } from './report-sort-select.tsx';
import { ReportViews } from './report-views.tsx';
import { type ReportsSearch, isFiltered, unfiltered } from '../reports-search.ts';

interface Props {
  search: ReportsSearch;
  onChange: (change: ReportsSearch) => void;
  onRefresh: () => void;
  refreshing: boolean;
}

export function ReportFilters({ search, onChange, onRefresh, refreshing }: Props) {
  const { filters: m, views } = messages;
  const phone = useBelow('narrow');
  const { statuses, priorities: priorityWords } = words;
  return (
    <ListToolbar
      search={
        <SearchField
          label={m.search}
          placeholder={phone ? m.searchShort : m.search}
          term={search.search ?? ''}
          onSearch={(term) => onChange({ search: term })}
        />
      }
      chips={<ReportViews search={search} onChange={onChange} />}
      chipsEverywhere
      doneLabel={m.done}
      onClear={isFiltered(search) ? () => onChange(unfiltered) : null}
    >
      <Choice
        label={m.status}
        value={search.status}
        options={statusFilters.map((value) => [value, value === 'open' ? m.open : statuses[value]])}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label={m.type}
        value={search.problem_type}
        options={problemTypes.map((value) => [value, typeTexts[value]])}
        onChange={(problem_type) => onChange({ problem_type })}
      />
      <Choice
        label={m.reason}
        value={search.reason}
        options={[...reasonCodes, ...ownReasons()].map((key) => [key, reasonName(key)])}
        onChange={(reason) => onChange({ reason })}
      />
      <Choice
        label={m.priority}
        value={search.priority}
        options={priorities.map((value) => [value, priorityWords[value]])}
        onChange={(priority) => onChange({ priority })}
      />
      <ReportSortSelect search={search} onChange={onChange} />
      <div className={`flex flex-wrap items-center gap-2 ${classes.tools}`}>
        <IconButton
          look="plain"
          size="lg"
          aria-label={m.refresh}
          title={m.refresh}
          busy={refreshing}
          onClick={onRefresh}
        >
          <IconRefresh size={18} stroke={1.75} />
        </IconButton>
        <SavedViews
          screen="reports"
          builtIn={[
            { name: views.open, query: 'status=open&sortBy=priority' },
            { name: views.all, query: '' },
          ]}
        />
      </div>
    </ListToolbar>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V | undefined;
  options: readonly (readonly [value: V, label: string])[];
  onChange: (value: V | undefined) => void;
}

function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const { filters: m } = messages;
  return (
    <FilterSelect
      label={label}
      value={value ?? ''}
      data={[
        { value: '', label: m.all },
        ...options.map(([word, text]) => ({ value: word, label: text })),
      ]}
      onChange={(chosen) => onChange((chosen || undefined) as V | undefined)}
    />
  );
}
