import { messages as m } from '#texts/person.ts';
import gallery from './gallery.module.css';
import page from './member-page.module.css';
import classes from './member-skeleton.module.css';

/** A person before they are there: the photo, and the lines of the words beside or below it. */
export const MemberSkeleton = () => (
  <output className={`grid one-column gap-6 ${page.columns}`} aria-label={m.loading}>
    <i className={`bg-skeleton portrait rounded-4xl ${gallery.stage}`} aria-hidden />
    <span className={`grid one-column content-start gap-5 ${page.texts}`} aria-hidden>
      <i className={`rounded-md bg-skeleton ${classes.name}`} />
      <i className={`rounded-sm bg-skeleton ${classes.facts}`} />
      <i className={`rounded-md bg-skeleton ${classes.score}`} />
      <i className={`rounded-sm bg-skeleton ${classes.line}`} />
      <i className={`rounded-sm bg-skeleton ${classes.line}`} />
      <i className={`rounded-sm bg-skeleton ${classes.facts}`} />
    </span>
  </output>
);
