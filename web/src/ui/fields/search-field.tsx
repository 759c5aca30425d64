import { ActionIcon, Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { messages as m } from '#texts/lists.ts';
import classes from './search-field.module.css';

/** Searches on Enter and on its button, not with each letter, to spare the server. */
export function SearchField({
  label,
  placeholder = label,
  term,
  onSearch,
}: {
  label: string;
  /** Shorter than the label, where a phone would cut it. */
  placeholder?: string;
  term: string;
  onSearch: (term: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(term);
  const [shown, setShown] = useState(term);
  const field = useRef<HTMLInputElement>(null);
  // A search from elsewhere, such as a saved view or going back, replaces what was typed.
  if (shown !== term) {
    setShown(term);
    setTyped(term);
  }
  return (
    <search>
      <form
        className={`flex gap-2 ${classes.search}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim() || undefined);
        }}
      >
        <TextInput
          ref={field}
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          rightSection={
            typed && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={m.clearSearch}
                title={m.clearSearch}
                onClick={() => {
                  setTyped('');
                  onSearch(undefined);
                  field.current?.focus();
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
