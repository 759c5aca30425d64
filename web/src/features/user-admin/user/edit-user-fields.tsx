import { profileLimits } from '@kindred/contract/profiles/limits';
import { staffRoles } from '@kindred/contract/route';
import { Checkbox, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import type { UseFormReturnType } from '@mantine/form';
import { messages } from '#texts/user-admin.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { Draft } from './user-draft.ts';

interface Props {
  form: Pick<UseFormReturnType<Draft>, 'getInputProps'>;
}

export function EditUserFields({ form }: Props) {
  const { edit: m } = messages;
  const mayAll = useSession().user?.staffRole === 'administrator';
  const text = (name: keyof Draft, maxLength: number) => ({
    label: m.fields[name],
    maxLength,
    ...form.getInputProps(name),
  });
  return (
    <div className="grid fields-columns gap-4">
      <TextInput data-autofocus {...text('firstName', profileLimits.name)} />
      <TextInput {...text('lastName', profileLimits.name)} />
      {mayAll && (
        <TextInput
          className="col-span-full"
          type="email"
          description={m.emailAbout}
          {...text('email', 254)}
        />
      )}
      <TextInput
        className="col-span-full"
        description={m.genderAbout}
        {...text('gender', profileLimits.gender)}
      />
      <TextInput {...text('city', 100)} />
      <TextInput {...text('country', 60)} />
      <Textarea className="col-span-full" rows={4} {...text('bio', profileLimits.bio)} />
      {mayAll && (
        <>
          <Select
            className="col-span-full"
            label={m.fields.staffRole}
            description={m.roleAbout}
            data={[
              { value: '', label: m.roles.none },
              ...staffRoles.map((value) => ({ value, label: m.roles[value] })),
            ]}
            {...form.getInputProps('staffRole')}
          />
          <Checkbox
            className="col-span-full"
            label={m.fields.isEmailVerified}
            iconColor="var(--on-ink)"
            {...form.getInputProps('isEmailVerified', { type: 'checkbox' })}
          />
        </>
      )}
    </div>
  );
}
