import { TextArea, type TextAreaProps } from './text-area.tsx';
import { TextLimit, useTextLimit } from './text-limit.tsx';

type Props = TextAreaProps & { maxLength: number; value?: string };

/** A field of several lines that says when a text nears its limit, or was cut there. */
export function LongText({ maxLength, value = '', ...props }: Props) {
  const { field, ...limit } = useTextLimit(value, maxLength);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <TextArea value={value} {...props} {...field} />
      <TextLimit {...limit} />
    </div>
  );
}
