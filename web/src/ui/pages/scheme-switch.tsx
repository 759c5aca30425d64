import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { messages } from '#texts/shell.ts';
import classes from './scheme-switch.module.css';

const choices = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const;

export function SchemeSwitch() {
  const { scheme } = messages;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // A page that was rendered at build time does not know the choice.
  const shown = useSyncExternalStore(
    still,
    () => colorScheme,
    () => 'auto',
  );
  return (
    <fieldset className="inline-flex gap-hairline m-0 border-0 rounded-md bg-muted-soft p-1">
      <legend className="visually-hidden">{scheme.label}</legend>
      {choices.map(([choice, Icon]) => (
        <button
          key={choice}
          type="button"
          className={`grid place-center p-0 border-0 rounded-md bg-none muted clickable hover-ink ${classes.choice}`}
          aria-label={scheme[choice]}
          title={scheme[choice]}
          aria-pressed={shown === choice}
          onClick={() => setColorScheme(choice)}
        >
          <Icon size={16} stroke={1.75} />
        </button>
      ))}
    </fieldset>
  );
}

const still = () => () => {};
