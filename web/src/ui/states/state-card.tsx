import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './state-card.module.css';

interface Props {
  /** Screen readers interrupt for it. */
  isUrgent?: boolean;
  icon: ReactNode;
  /** What happened. */
  title: string;
  /** Between title and text for those who hear them, and for staff. */
  separator: string;
  /** Why, or what to do. */
  about: string;
  /** It replaces a whole page, whose heading it then has. */
  page?: boolean | undefined;
  button?: { label: string; onClick: () => void } | undefined;
  /** Links that lead on. */
  children?: ReactNode;
}

/** In the place of what is not there: what happened, why, and below that one button. */
export function StateCard(props: Props) {
  const { isUrgent = false, icon, title, separator, about, page, button, children } = props;
  const Card = isUrgent ? 'div' : 'output';
  const Title = page ? 'h1' : 'strong';
  return (
    <Card
      role={isUrgent ? 'alert' : undefined}
      className={`flex w-full gap-4 rounded-xl border border-line bg-surface p-5 ${classes.card}`}
      data-page={page || undefined}
    >
      {icon}
      <div className="grid min-w-0 justify-items-start gap-3.5">
        <div className="anywhere">
          <Title className={`m-0 text-lg leading-snug font-semibold ${classes.title}`}>
            {title}
          </Title>
          <span className={`sr-only ${classes.separator}`}>{separator}</span>
          <span className={classes.about}>{about}</span>
        </div>
        {button && (
          <button
            type="button"
            className={`flex cursor-pointer items-center gap-2 border border-line-strong bg-transparent font-semibold text-ink hover:bg-hover ${classes.button}`}
            onClick={button.onClick}
          >
            <IconRefresh size={18} stroke={1.75} aria-hidden />
            {button.label}
          </button>
        )}
        {children}
      </div>
    </Card>
  );
}
