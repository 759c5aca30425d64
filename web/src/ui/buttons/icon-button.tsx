import type { ComponentProps, ReactElement } from 'react';
import classes from './buttons.module.css';
import { Spinner } from './spinner.tsx';

interface Props extends ComponentProps<'button'> {
  /** What it does, for those who see no icon. */
  'aria-label': string;
  look?: 'quiet' | 'plain' | 'main';
  /** 22, 28, 32, 36 or 44 pixels. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** A circle instead of corners. */
  round?: boolean;
  busy?: boolean | undefined;
  render?: (props: ComponentProps<'a'>) => ReactElement;
}

/** A button that is only an icon. */
export function IconButton({ look = 'quiet', size = 'sm', busy = false, ...props }: Props) {
  const { round, render, className = '', children, disabled, ...rest } = props;
  const shown = {
    ...rest,
    className: `${classes.iconButton} ${className}`,
    'data-kit': 'icon-button',
    'data-look': look,
    'data-size': size,
    'data-round': round || undefined,
    'data-loading': busy || undefined,
    'aria-busy': busy || undefined,
  };
  const content = busy ? <Spinner className={classes.spinner} /> : children;
  if (render) return render({ ...(shown as ComponentProps<'a'>), children: content });
  return (
    <button type="button" {...shown} disabled={disabled || busy}>
      {content}
    </button>
  );
}
