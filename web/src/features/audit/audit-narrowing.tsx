import { IconX } from '@tabler/icons-react';
import { messages } from '#texts/audit.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { AuditSearch } from './audit-search.ts';

interface Props {
  search: AuditSearch;
  onChange: (change: AuditSearch) => void;
}

/** The filters that come from links in the log: each is a button that removes it. */
export function AuditNarrowing({ search, onChange }: Props) {
  const { filters: m } = messages;
  return (['actor', 'subject'] as const).map(
    (name) =>
      search[name] && (
        <Button
          key={name}
          look="plain"
          after={<IconX size={16} aria-hidden />}
          aria-label={m.clear({ what: m[name] })}
          onClick={() => onChange({ [name]: undefined })}
        >
          {m[name]}
        </Button>
      ),
  );
}
