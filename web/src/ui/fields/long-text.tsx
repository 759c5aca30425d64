import { Textarea, type TextareaProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { TextLimit, useTextLimit } from './text-limit.tsx';

interface Props extends TextareaProps {
  maxLength: number;
  value?: string;
}

/** A field of several lines that says when a text nears its limit, or was cut there. */
export function LongText({ maxLength, value = '', ...props }: Props) {
  const { field, ...limit } = useTextLimit(value, maxLength);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Textarea value={value} {...props} {...field} />
      <TextLimit {...limit} />
    </div>
  );
}
