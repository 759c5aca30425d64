import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { siteGaps } from '@kindred/contract/site';
import { messages as m } from '#texts/site-launch.ts';
import { messages as setup } from '#texts/site-setup-link.ts';
import { useOffice } from '../office.ts';
import { placesOf } from './launch-places.ts';
import classes from './launch.module.css';

/** What a site lacks, and the way through its set-up. */
export const Launch = () => (
  <>
    {!useOffice().isFixed && (
      <Link to="/site/setup" className="font-semibold text-ink underline">
        {setup.open}
      </Link>
    )}
    <LaunchList />
  </>
);

/** What a site lacks before people can be let in, and what it has. */
export function LaunchList() {
  const { site } = useOffice();
  const { gaps } = site;
  return (
    <>
      <p className="text-pretty text-muted">
        {gaps.length === 0 ? m.ready : m.about({ count: gaps.length })}
      </p>
      <ul className={`m-0 grid list-none grid-cols-1 p-0 ${classes.list}`}>
        {siteGaps.map((gap) => {
          const isMissing = gaps.includes(gap);
          const Icon = isMissing ? IconAlertTriangle : IconCircleCheck;
          const to = placesOf[gap];
          return (
            <li key={gap} className="flex gap-3" data-missing={isMissing || undefined}>
              <Icon className={`flex-none ${classes.sign}`} size={20} stroke={1.75} aria-hidden />
              <div className="min-w-0">
                <p className="font-semibold anywhere">
                  {m.names[gap]}{' '}
                  <span className="text-sm text-muted">{isMissing ? m.missing : m.there}</span>
                </p>
                {isMissing && (
                  <p className="mt-1 text-sm leading-snug text-pretty text-muted">
                    {m.toDo[gap]}{' '}
                    {to && (
                      <Link to={to} className="font-semibold text-ink underline">
                        {m.open}
                      </Link>
                    )}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
