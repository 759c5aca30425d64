import type { ComponentProps, ReactElement, ReactNode } from 'react';
import classes from './buttons.module.css';
import { Spinner } from './spinner.tsx';

/** `main` leads on, and is ink for staff; `ink` is so for everyone. `quiet` has no ground, `danger-plain` only a line. */
type ButtonLook = 'main' | 'ink' | 'plain' | 'quiet' | 'danger' | 'danger-plain';
/** Members' are as high as a finger, but for `lg`, which leads a page, and `inline`, which is in a line of text. */
type ButtonSize = 'xs' | 'sm' | 'md' | 'lg' | 'inline';

type LinkProps = ComponentProps<'a'>;

interface Props
  extends ComponentProps<'button'>, Pick<LinkProps, 'href' | 'target' | 'rel' | 'download'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
  /** Before the words, and after them. */
  icon?: ReactNode;
  after?: ReactNode;
  /** It works: it keeps its width, shows a sign instead of its words, and takes no second press. */
  busy?: boolean | undefined;
  /** A link to a page that looks like a button. One to elsewhere has `href`. */
  render?: (props: LinkProps) => ReactElement;
}

/** A button, or a link that looks like one. */
export function Button({ look = 'main', size = 'sm', wide, busy = false, ...props }: Props) {
  const { icon, after, render, className = '', children, disabled, ...rest } = props;
  const shown = {
    ...rest,
    className: `${classes.button} ${className}`,
    'data-kit': 'button',
    'data-look': look,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-icon': Boolean(icon) || undefined,
    'data-after': Boolean(after) || undefined,
    'data-loading': busy || undefined,
  };
  const content = (
    <>
      {busy && <Spinner className={classes.spinner} />}
      {icon && <Section>{icon}</Section>}
      <span className={classes.label} data-part="label">
        {children}
      </span>
      {after && <Section>{after}</Section>}
    </>
  );
  const link = { ...(shown as LinkProps), children: content };
  if (render) return render(link);
  if (props.href !== undefined) return <a {...link}>{content}</a>;
  return (
    <button type="button" {...shown} disabled={disabled || busy}>
      {content}
    </button>
  );
}

const Section = ({ children }: { children: ReactNode }) => (
  <span className={classes.section} data-part="section">
    {children}
  </span>
);
