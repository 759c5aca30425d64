import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { messages as m } from '#texts/lists.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import classes from './search-field.module.css';
import { TextField } from './text-field.tsx';

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
        <TextField
          ref={field}
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          icon={<IconSearch size={18} stroke={1.75} aria-hidden />}
          after={
            typed && (
              <IconButton
                aria-label={m.clearSearch}
                title={m.clearSearch}
                onClick={() => {
                  setTyped('');
                  onSearch(undefined);
                  field.current?.focus();
                }}
              >
                <IconX size={16} stroke={1.75} />
              </IconButton>
            )
          }
        />
        <Button type="submit">{m.searchButton}</Button>
      </form>
    </search>
  );
}
