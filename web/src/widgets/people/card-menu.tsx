import { useState } from 'react';
import classes from './card-menu.module.css';
import { PersonMenu } from './person-menu.tsx';
import type { ReportedPhoto } from '../safety/report-form.tsx';
import { SafetyDialogs, type SafetyStep } from '../safety/safety-dialogs.tsx';

interface Props {
  person: { readonly _id: string; readonly name: string };
  bookmarked?: boolean;
  /** The visible photo, if it can be reported separately. */
  photo?: ReportedPhoto | undefined;
  /** The picture is large. */
  large?: boolean;
}

/** In the corner of each card: report and block, wherever a person is shown. */
export function CardMenu({ person, bookmarked, photo, large = false }: Props) {
  const [open, setOpen] = useState<SafetyStep>(null);
  const close = () => setOpen(null);
  return (
    <div className={`absolute z-1 ${classes.corner}`}>
      <PersonMenu
        user={person}
        bookmarked={bookmarked}
        place={large ? 'photo' : 'card'}
        onReport={() => setOpen('report')}
        onReportPhoto={photo && (() => setOpen(photo))}
        onBlock={() => setOpen('block')}
      />
      <SafetyDialogs user={person} open={open} onClose={close} onBlocked={close} />
    </div>
  );
}
