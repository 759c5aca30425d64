import { TextInput, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './password-field.module.css';

interface Props {
  label: string;
  toggleLabel: string;
  value?: string;
  onChange: (value: string) => void;
  /** Being chosen now: the browser may offer one of its own making. */
  fresh?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** Not the kit's: its toggle answers to mouse and keys, not to the click that assistive technology sends. */
export function PasswordField({ toggleLabel, onChange, fresh, hint, ...input }: Props) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? IconEyeOff : IconEye;
  return (
    <TextInput
      type={visible ? 'text' : 'password'}
      name="password"
      autoComplete={fresh ? 'new-password' : 'current-password'}
      {...(fresh && { maxLength: 256 })}
      {...(hint && {
        description: hint,
        inputWrapperOrder: ['label', 'input', 'error', 'description'],
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
          className={classes.toggle}
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
