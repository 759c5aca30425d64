import { type Setup, setupSteps } from '@kindred/contract/site/setup';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/site-setup.ts';
import type { SetupPlace } from './setup-search.ts';
import classes from './setup-nav.module.css';

interface Props {
  setup: Setup;
  place: SetupPlace;
  onChoose: (place: SetupPlace) => void;
}

/** The steps, and which of them are behind: a list, on a phone a bar of them. */
export const SetupNav = ({ setup, place, onChoose }: Props) => (
  <div className={`overflow-y-auto ${classes.nav}`}>
    <h1 className="tracking-snug title-sm">{m.title}</h1>
    <p className="text-sm text-pretty text-muted">{m.about}</p>
    <nav aria-label={m.steps}>
      <ol className={`m-0 list-none p-0 ${classes.steps}`}>
        {setupSteps.map((step, index) => {
          const state = setup[step];
          return (
            <li key={step} className="min-w-0">
              <button
                type="button"
                className={`flex min-h-10 w-full cursor-pointer items-center gap-3 border-0 bg-transparent text-start font-medium text-muted hover:text-ink ${classes.step}`}
                aria-current={step === place ? 'step' : undefined}
                data-state={state}
                onClick={() => onChoose(step)}
              >
                <span
                  className={`grid flex-none place-items-center rounded-full text-sm ${classes.mark}`}
                >
                  {state === 'done' ? (
                    <IconCheck size={16} stroke={2} aria-hidden />
                  ) : (
                    formatNumber(index + 1)
                  )}
                </span>
                <span className={`anywhere ${classes.name}`}>{m.names[step]}</span>
                {(state === 'done' || state === 'skipped') && (
                  <span className={`ms-auto text-xs ${classes.state}`}>{m[state]}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
    <Link to="/site" className="text-sm font-semibold text-ink underline">
      {m.leave}
    </Link>
  </div>
);
