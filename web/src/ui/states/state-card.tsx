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
      className={`flex gap-4 w-full border-line rounded-xl bg-surface p-5 ${classes.card}`}
      data-page={page || undefined}
    >
      {icon}
      <div className="grid gap-3-5 min-w-0 justify-items-start">
        <div className="anywhere">
          <Title className={`m-0 text-lg semibold lh-14 ${classes.title}`}>{title}</Title>
          <span className={`visually-hidden ${classes.separator}`}>{separator}</span>
          <span className={classes.about}>{about}</span>
        </div>
        {button && (
          <button
            type="button"
            className={`row gap-2 border-strong bg-none ink semibold clickable hover ${classes.button}`}
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
