import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type ReactNode, useId } from 'react';
import classes from './choices.module.css';

interface Props {
  legend: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** A group of choices with one name and one error. */
export function Choices({ legend, error, children }: Props) {
  const id = useId();
  return (
    <fieldset className={classes.choices} {...(error && { 'aria-describedby': id })}>
      <legend>{legend}</legend>
      {children}
      {error && <Input.Error id={id}>{error}</Input.Error>}
    </fieldset>
  );
}
