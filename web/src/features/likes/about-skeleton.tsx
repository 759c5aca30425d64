import people from '../../widgets/people/people-page.module.css';

/** Keeps the room of the line above the people, so that they don't move. */
export const AboutSkeleton = () => (
  <p className={`text-lg ${people.about}`} aria-hidden>
    <i className={`rounded-sm bg-skeleton ${people.line}`} />
  </p>
);
