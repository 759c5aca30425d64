import { staffRoles } from '@kindred/contract/route';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { messages as m } from '../../lib/messages/team.ts';

interface Props extends NativeSelectProps {
  /** Also offers to leave the team. */
  allowNone?: boolean;
}

/** Takes the input props of a form whose value is a role, or 'none'. */
export function RoleSelect({ allowNone = false, ...input }: Props) {
  const roles = staffRoles.map((role) => ({ value: role as string, label: m.roles[role] }));
  return (
    <NativeSelect
      label={m.role}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      data={allowNone ? [...roles, { value: 'none', label: m.none }] : roles}
      {...input}
    />
  );
}
