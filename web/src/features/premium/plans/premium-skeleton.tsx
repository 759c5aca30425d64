import { messages } from '#texts/premium.ts';
import hero from './hero.module.css';
import plans from './plan-choice.module.css';
import page from './premium-page.module.css';
import classes from './premium-skeleton.module.css';

const bar = `rounded-sm bg-skeleton ${classes.bar}`;

/** The title, the plans, the bar that buys and the table, each where it will be. As high as the window, so that nothing visible moves. */
export const PremiumSkeleton = ({ own }: { own: boolean }) => (
  <output
    className={`grid min-h-dvh grid-cols-1 content-start ${classes.skeleton}`}
    aria-label={messages.loading}
  >
    <span
      className={`grid items-center gap-12 ${hero.hero}`}
      data-own={own || undefined}
      aria-hidden
    >
      <span className="grid grid-cols-1">
        <span className="title-lg">
          <i className={`block rounded-sm bg-skeleton ${classes.title}`} />
        </span>
        <span className={`mt-3 flex items-center text-xl ${hero.lead}`}>
          <i className={bar} />
        </span>
      </span>
      {!own && (
        <span className={`block ${hero.people}`}>
          <i className={`block rounded-xl bg-skeleton ${classes.people}`} />
        </span>
      )}
    </span>
    <span className={`grid grid-cols-3 gap-3.5 ${plans.plans}`} aria-hidden>
      {[1, 2, 3].map((plan) => (
        <span key={plan} className={`grid rounded-xl border border-line bg-surface ${plans.plan}`}>
          <span className="flex min-w-0 items-center gap-2">
            <i className={`flex-none rounded-full bg-skeleton ${classes.dot}`} />
            <b className="flex items-center text-lg">
              &nbsp;
              <i className={`rounded-sm bg-skeleton ${classes.name}`} />
            </b>
          </span>
          <span className={`flex items-baseline ${plans.price}`}>
            <i className={`rounded-sm bg-skeleton ${plans.amount} ${classes.amount}`}>&nbsp;</i>
          </span>
          <span className={plans.bill}>
            &nbsp;
            <i className={`rounded-sm bg-skeleton ${classes.bill}`} />
          </span>
        </span>
      ))}
    </span>
    <span className={`flex items-center gap-6 ${page.buy}`} aria-hidden>
      <span className="grid flex-1 grid-cols-1">
        <strong className={`flex items-center text-xl ${page.chosenPlan}`}>
          &nbsp;
          <i className={bar} />
        </strong>
        <small className={`flex items-center text-md ${page.conditions}`}>
          &nbsp;
          <i className={bar} />
        </small>
      </span>
      <i className={`block rounded-full bg-skeleton ${classes.button}`} />
    </span>
    <span className="grid grid-cols-1" aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <span key={row} className={`flex items-center border-b border-line ${classes.row}`}>
          <i className={bar} />
        </span>
      ))}
    </span>
  </output>
);
