import { userStatuses, userTypes } from '@kindred/contract/users';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '../../lib/formats.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { ExportButton } from './export-button.tsx';
import classes from './user-filters.module.css';
import type { UsersSearch } from './users-search.ts';

interface Props {
  search: UsersSearch;
  onChange: (change: UsersSearch) => void;
}

export function UserFilters({ search, onChange }: Props) {
  const { filters: m } = useMessages('users');
  const { status = 'all', type = 'all', joined } = search;
  return (
    <div className={classes.bar}>
      <SearchField
        key={search.search}
        term={search.search ?? ''}
        onSearch={(term) => onChange({ search: term })}
      />
      <NativeSelect
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        aria-label={m.status}
        value={status}
        data={userStatuses.map((value) => ({ value, label: `${m.status}: ${m.statuses[value]}` }))}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value as typeof status })}
      />
      <NativeSelect
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        aria-label={m.type}
        value={type}
        data={userTypes.map((value) => ({ value, label: `${m.type}: ${m.types[value]}` }))}
        onChange={({ currentTarget }) => onChange({ type: currentTarget.value as typeof type })}
      />
      {joined && (
        <Button
          variant="default"
          rightSection={<IconX size={16} aria-hidden />}
          aria-label={`${m.joined(monthName(joined))}. ${m.clearJoined}`}
          onClick={() => onChange({ joined: undefined })}
        >
          {m.joined(monthName(joined))}
        </Button>
      )}
      <ExportButton search={search} />
    </div>
  );
}

/** Searches on Enter and on its button, so that every letter typed does not ask the server. */
function SearchField({
  term,
  onSearch,
}: {
  term: string;
  onSearch: (term: string | undefined) => void;
}) {
  const { filters: m } = useMessages('users');
  const [typed, setTyped] = useState(term);
  return (
    <search>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim() || undefined);
        }}
      >
        <TextInput
          aria-label={m.search}
          placeholder={m.search}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          rightSection={
            typed && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={m.clear}
                onClick={() => {
                  setTyped('');
                  onSearch(undefined);
                }}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            )
          }
        />
        <Button type="submit">{m.searchButton}</Button>
      </form>
    </search>
  );
}

const monthName = (month: string) =>
  formatDate(`${month}-15T12:00:00Z`, { dateStyle: undefined, month: 'long', year: 'numeric' });
