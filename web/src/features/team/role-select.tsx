import { type StaffRole, staffRoles } from '@kindred/contract/route';
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { messages as m } from '../../lib/messages/team.ts';

interface Props {
  value: StaffRole | 'none';
  /** Also offers to be no part of the team. */
  leave?: boolean;
  onChange: (role: StaffRole | 'none') => void;
}

export function RoleSelect({ value, leave = false, onChange }: Props) {
  const data = staffRoles.map((role) => ({ value: role as string, label: m.roles[role] }));
  return (
    <NativeSelect
      label={m.role}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      value={value}
      data={leave ? [...data, { value: 'none', label: m.none }] : data}
      onChange={({ currentTarget }) => onChange(currentTarget.value as StaffRole | 'none')}
    />
  );
}
