import { type AuditAction, auditActions } from '@kindred/contract/audit/actions';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { messages } from '../../lib/messages/audit.ts';
import classes from './audit-page.module.css';
import type { AuditSearch } from './audit-search.ts';
import { AuditExport } from './audit-export.tsx';

interface Props {
  search: AuditSearch;
  onChange: (change: AuditSearch) => void;
}

/** What is typed counts when it is sent: every question is written down. */
export function AuditFilters({ search, onChange }: Props) {
  const { filters: m, actions } = messages;
  const { action, from, to, address } = search;
  const data = auditActions.map((value) => ({ value: value as string, label: actions[value] }));
  return (
    <form
      key={JSON.stringify(search)}
      className={classes.bar}
      aria-label={m.label}
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const text = (name: string) => {
          const value = given.get(name);
          return typeof value === 'string' && value.trim() ? value.trim() : undefined;
        };
        onChange({ from: text('from'), to: text('to'), address: text('address') });
      }}
    >
      <NativeSelect
        label={m.action}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        value={action ?? ''}
        data={[{ value: '', label: m.every }, ...data]}
        onChange={({ currentTarget }) =>
          onChange({ action: (currentTarget.value || undefined) as AuditAction | undefined })
        }
      />
      <TextInput type="date" name="from" label={m.from} defaultValue={from} />
      <TextInput type="date" name="to" label={m.to} defaultValue={to} />
      <TextInput
        name="address"
        label={m.address}
        maxLength={45}
        pattern="[0-9a-fA-F:.]+"
        defaultValue={address}
      />
      <Button type="submit" color="ink">
        {m.apply}
      </Button>
      {(['actor', 'subject'] as const).map(
        (name) =>
          search[name] && (
            <Button
              key={name}
              variant="default"
              rightSection={<IconX size={16} aria-hidden />}
              aria-label={m.clear(m[name])}
              onClick={() => onChange({ [name]: undefined })}
            >
              {m[name]}
            </Button>
          ),
      )}
      <AuditExport search={search} />
    </form>
  );
}
