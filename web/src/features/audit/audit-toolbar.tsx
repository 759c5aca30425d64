import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { messages as lists } from '#texts/lists.ts';
import { useBelow } from '../../lib/use-below.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditNarrowing } from './audit-narrowing.tsx';
import classes from './audit-page.module.css';
import { type AuditSearch, countFilters } from './audit-search.ts';

interface Props {
  search: AuditSearch;
  onChange: (change: AuditSearch) => void;
}

/** On a phone the filters are in a sheet, and their number is on its button. */
export function AuditToolbar({ search, onChange }: Props) {
  const phone = useBelow('narrow');
  const [opened, setOpened] = useState(false);
  const { filters } = lists;
  const count = countFilters(search);
  const fields = <AuditFilters key={JSON.stringify(search)} search={search} onChange={onChange} />;
  const narrowing = <AuditNarrowing search={search} onChange={onChange} />;
  if (!phone)
    return (
      <div className={`flex flex-wrap items-end gap-3 ${classes.bar}`}>
        {fields}
        {narrowing}
        <AuditExport search={search} />
      </div>
    );
  return (
    <div className={`flex flex-wrap items-end gap-3 ${classes.bar}`}>
      <Button
        look="plain"
        icon={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {count > 0 ? `${filters.title} (${count})` : filters.title}
      </Button>
      <AuditExport search={search} />
      {narrowing}
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={filters.title}
        closeLabel={filters.close}
      >
        <AuditFilters
          key={JSON.stringify(search)}
          search={search}
          onChange={onChange}
          onApplied={() => setOpened(false)}
        />
      </Dialog>
    </div>
  );
}
