import { IconAlertCircle } from '@tabler/icons-react';
import { StateCard } from './state-card.tsx';

interface Props {
  /** What could not be loaded. */
  title: string;
  /** Why. */
  cause: string;
  again: string;
  onAgain: () => void;
  /** It replaces a whole page, whose heading it then has. */
  page?: boolean | undefined;
}

/** Replaces what could not be loaded. Screen readers read it when it appears. */
export const Failure = ({ title, cause, again, onAgain, page }: Props) => (
  <StateCard
    isUrgent
    icon={<IconAlertCircle className="flex-none text-danger" size={24} stroke={1.75} aria-hidden />}
    title={title}
    separator=": "
    about={cause}
    page={page}
    button={{ label: again, onClick: onAgain }}
  />
);
