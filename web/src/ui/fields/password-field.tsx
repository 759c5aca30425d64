import { TextInput, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { useState } from 'react';

interface Props {
  label: string;
  toggleLabel: string;
  value?: string;
  onChange: (value: string) => void;
  /** A new password: the browser may suggest one. */
  fresh?: boolean;
  /** Gives way to an error, which would say the same again. */
  hint?: string;
  error?: string | undefined;
}

/** Replaces Mantine's, whose toggle does not react to the click that assistive technology sends. */
export function PasswordField({ toggleLabel, onChange, fresh, hint, ...input }: Props) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? IconEyeOff : IconEye;
  return (
    <TextInput
      type={visible ? 'text' : 'password'}
      name="password"
      autoComplete={fresh ? 'new-password' : 'current-password'}
      {...(fresh && { maxLength: 256 })}
      {...(hint &&
        !input.error && {
          description: hint,
          inputWrapperOrder: ['label', 'input', 'description'],
        })}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      size="lg"
      required
      withAsterisk={false}
      leftSection={<IconLock size={18} stroke={1.75} aria-hidden />}
      rightSection={
        <UnstyledButton
          className="grid h-11 w-11 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
          aria-label={toggleLabel}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      }
      {...input}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
