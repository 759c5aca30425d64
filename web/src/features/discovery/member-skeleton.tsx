import { messages as m } from '#texts/person.ts';
import gallery from './gallery.module.css';
import page from './member-page.module.css';
import classes from './member-skeleton.module.css';

/** A person before they are there: the photo, and the lines of the words beside or below it. */
export const MemberSkeleton = () => (
  <output className={`grid grid-cols-1 gap-6 ${page.columns}`} aria-label={m.loading}>
    <i className={`aspect-portrait rounded-4xl bg-skeleton ${gallery.stage}`} aria-hidden />
    <span className={`grid grid-cols-1 content-start gap-5 ${page.texts}`} aria-hidden>
      <i className={`rounded-md bg-skeleton ${classes.name}`} />
      <i className={`rounded-sm bg-skeleton ${classes.facts}`} />
      <i className={`rounded-md bg-skeleton ${classes.score}`} />
      <i className={`rounded-sm bg-skeleton ${classes.line}`} />
      <i className={`rounded-sm bg-skeleton ${classes.line}`} />
      <i className={`rounded-sm bg-skeleton ${classes.facts}`} />
    </span>
  </output>
);
