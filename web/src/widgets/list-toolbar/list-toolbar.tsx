import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { messages } from '#texts/lists.ts';
import { useBelow } from '../../lib/use-below.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import classes from './list-toolbar.module.css';

const FilterSheet = lazyRouteComponent(() => import('./filter-sheet.tsx'), 'FilterSheet');

interface Props {
  /** Stays at the top on a phone. */
  search: ReactNode;
  /** The most used filters. */
  chips: ReactNode;
  /** Whether wide screens show the chips too. */
  chipsEverywhere?: boolean;
  /** The button of the sheet, as in 'Show users'. */
  doneLabel: string;
  /** Null while nothing is filtered. */
  onClear: (() => void) | null;
  /** Shown with the filters on a phone, for a list that loads more on scrolling. */
  pagination?: ReactNode;
  /** Every filter, and the other actions of the list. */
  children: ReactNode;
}

/** On a phone the search and the chips stay at the top, and the rest is in a sheet. */
export function ListToolbar({ search, chips, chipsEverywhere, children, ...sheet }: Props) {
  const { filters } = messages;
  const phone = useBelow('narrow');
  const [opened, setOpened] = useState(false);
  // Stays mounted when it closes, so that it can return the focus.
  const [needed, setNeeded] = useState(false);
  if (!phone)
    return (
      <>
        {chipsEverywhere && chips}
        <div className={`flex flex-wrap items-center gap-2 ${classes.bar}`}>
          {search}
          {children}
        </div>
      </>
    );
  return (
    <div className={`sticky grid gap-2 border-b border-line bg-page px-4 py-2 ${classes.top}`}>
      <div className={`flex gap-2 ${classes.fields}`}>
        {search}
        <IconButton
          className={classes.button}
          look="plain"
          size="xl"
          aria-label={filters.title}
          title={filters.title}
          onClick={() => {
            setNeeded(true);
            setOpened(true);
          }}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} />
        </IconButton>
      </div>
      {chips}
      {needed && (
        <Suspense>
          <FilterSheet opened={opened} onClose={() => setOpened(false)} {...sheet}>
            {children}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  );
}
