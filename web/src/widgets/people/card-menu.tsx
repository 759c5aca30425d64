import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import classes from './card-menu.module.css';
import { PersonMenu } from './person-menu.tsx';
import type { ReportedPhoto } from '../safety/report-form.tsx';
import type { SafetyStep } from '../safety/safety-dialogs.tsx';

// Few visits need them.
const SafetyDialogs = lazyRouteComponent(
  () => import('../safety/safety-dialogs.tsx'),
  'SafetyDialogs',
);

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
  const [open, setOpen] = useState<SafetyStep | undefined>();
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
      <Suspense>
        {open !== undefined && <SafetyDialogs user={person} open={open} onClose={close} />}
      </Suspense>
    </div>
  );
}
