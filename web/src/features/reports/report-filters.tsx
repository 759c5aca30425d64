import { priorities, problemTypes, reportStatuses } from '@kindred/contract/reports/report-types';
import { ActionIcon, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown, IconRefresh } from '@tabler/icons-react';
import { messages } from '../../lib/messages/reports.ts';
import { SavedViews } from '../../widgets/saved-views/saved-views.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import classes from './report-filters.module.css';
import type { ReportsSearch } from './reports-search.ts';

interface Props {
  search: ReportsSearch;
  onChange: (change: ReportsSearch) => void;
  onRefresh: () => void;
  refreshing: boolean;
}

export function ReportFilters({ search, onChange, onRefresh, refreshing }: Props) {
  const { filters: m, statuses, priorities: priorityWords } = messages;
  return (
    <div className={classes.bar}>
      <SearchField
        label={m.search}
        term={search.search ?? ''}
        onSearch={(term) => onChange({ search: term })}
      />
      <Choice
        label={m.status}
        value={search.status}
        options={reportStatuses.map((value) => [value, statuses[value]])}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label={m.type}
        value={search.problem_type}
        options={problemTypes.map((value) => [value, value])}
        onChange={(problem_type) => onChange({ problem_type })}
      />
      <Choice
        label={m.priority}
        value={search.priority}
        options={priorities.map((value) => [value, priorityWords[value]])}
        onChange={(priority) => onChange({ priority })}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={m.refresh}
        title={m.refresh}
        loading={refreshing}
        onClick={onRefresh}
      >
        <IconRefresh size={18} stroke={1.75} />
      </ActionIcon>
      <SavedViews screen="reports" />
    </div>
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
    <NativeSelect
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      aria-label={label}
      value={value ?? ''}
      data={[
        { value: '', label: `${label}: ${m.all}` },
        ...options.map(([word, text]) => ({ value: word, label: `${label}: ${text}` })),
      ]}
      onChange={({ currentTarget }) =>
        onChange((currentTarget.value || undefined) as V | undefined)
      }
    />
  );
}
