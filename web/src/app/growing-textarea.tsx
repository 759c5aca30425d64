import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'textarea'> {
  minRows?: number;
  maxRows?: number;
}

/**
 * In the place of Mantine's, which measures a copy of the text at each key: the browser does that itself. One that can't
 * shows the first rows. See lean-mantine.ts.
 */
export const TextareaAutosize = ({ minRows = 1, maxRows, style, ...props }: Props) => (
  <textarea
    {...props}
    rows={minRows}
    style={{
      ...style,
      fieldSizing: 'content',
      minHeight: heightOf(minRows),
      ...(maxRows && { maxHeight: heightOf(maxRows) }),
    }}
  />
);

const heightOf = (rows: number) =>
  `max(var(--input-height), ${rows}lh + 2 * var(--input-padding-y, 0px) + 2px)`;
