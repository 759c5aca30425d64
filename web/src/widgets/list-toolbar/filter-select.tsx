import type { ComponentProps } from 'react';
import { useBelow } from '../../lib/use-below.ts';
import { ListSelect } from './list-select.tsx';

/** Its label is above it in the sheet of a phone, and part of each choice in the bar. */
export function FilterSelect({ label, data, ...select }: ComponentProps<typeof ListSelect>) {
  const phone = useBelow('narrow');
  const prefixed = data.map((each) => ({ ...each, label: `${label}: ${each.label}` }));
  return (
    <div className="grid gap-1">
      {phone && (
        <span className="font-semibold" aria-hidden>
          {label}
        </span>
      )}
      <ListSelect label={label} data={phone ? data : prefixed} {...select} />
    </div>
  );
}
