import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { messages } from '#texts/lists.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Select } from '../fields/select.tsx';
import classes from './pagination.module.css';

interface Props {
  /** The pages from `page` until `until` are shown, or `page` alone. */
  pagination: { page: number; until?: number; limit: number; pages: number };
  sizes: readonly number[];
  onChange: (change: { page?: number; size?: number }) => void;
}

export function Pagination({
  pagination: { page, until = page, limit, pages },
  sizes,
  onChange,
}: Props) {
  const { paging: m } = messages;
  const go = (to: number) => {
    onChange({ page: Math.min(Math.max(1, to), Math.max(1, pages)) });
    window.scrollTo({ top: 0 });
  };
  const all = Math.max(1, pages);
  const place =
    page === until ? m.page({ page, pages: all }) : m.pages({ from: page, until, pages: all });
  return (
    <nav
      className={`flex flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-2 text-sm text-muted tabular-nums ${classes.pagination}`}
      aria-label={m.label}
    >
      <Select
        size="xs"
        label={m.size}
        value={String(limit)}
        data={sizes.map(String)}
        onChange={({ currentTarget }) => onChange({ size: Number(currentTarget.value) })}
      />
      <form
        key={page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const to = Number(new FormData(event.currentTarget).get('page'));
          if (Number.isInteger(to)) go(to);
        }}
      >
        <label>
          {m.goTo}{' '}
          <input
            className={classes.input}
            name="page"
            type="number"
            min={1}
            max={Math.max(1, pages)}
            defaultValue={page}
          />
        </label>
      </form>
      <span className={classes.place}>{place}</span>
      <IconButton
        look="plain"
        size="lg"
        aria-label={m.previous}
        title={m.previous}
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      >
        <IconChevronLeft size={18} stroke={1.75} />
      </IconButton>
      <IconButton
        look="plain"
        size="lg"
        aria-label={m.next}
        title={m.next}
        disabled={until >= pages}
        onClick={() => go(until + 1)}
      >
        <IconChevronRight size={18} stroke={1.75} />
      </IconButton>
    </nav>
  );
}
