import { messages as names } from '#texts/roles.ts';
import { staffRoles } from '@kindred/contract/route';
import { messages as m } from '#texts/team.ts';
import { Select, type SelectProps } from '../../ui/fields/select.tsx';

type Props = SelectProps & {
  /** Also offers to leave the team. */
  allowNone?: boolean;
};

/** Takes the input props of a form whose value is a role, or 'none'. */
export function RoleSelect({ allowNone = false, ...input }: Props) {
  const roles = staffRoles.map((role) => ({ value: role as string, label: names[role] }));
  return (
    <Select
      label={m.role}
      data={allowNone ? [...roles, { value: 'none', label: m.none }] : roles}
      {...input}
    />
  );
}
