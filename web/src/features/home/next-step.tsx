import { IconMessage, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { messages } from '#texts/home.ts';
import { Button } from '../../ui/buttons/button.tsx';
import classes from './next-step.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';
import { useNextStep } from './use-next-step.ts';

/** Its place is kept while it loads. */
export function NextStep() {
  const { nextStep: m } = messages;
  const { step, missing } = useNextStep();
  if (missing) return <QueryState query={missing} words={m} />;
  if (step === undefined)
    return (
      <section
        className={`flex items-center gap-4 rounded-2xl bg-brand-soft ${classes.step}`}
        aria-label={m.label}
      >
        <Mark />
        <div className={`min-w-0 flex-1 ${classes.texts}`}>
          <small className="text-sm leading-snug font-semibold text-brand">{m.label}</small>
          <h2 className={`text-balance anywhere ${classes.heading}`}>
            <output className={`rounded-md ${classes.skeleton}`}>{m.loading}</output>
          </h2>
          <p className="text-sm leading-snug text-muted">&nbsp;</p>
        </div>
      </section>
    );
  const { title, about } = step;
  const progress = 'progress' in step ? step.progress : null;
  return (
    <section
      className={`flex items-center gap-4 rounded-2xl bg-brand-soft ${classes.step}`}
      aria-label={m.label}
    >
      {progress ? <Ring {...progress} /> : <Mark isChat={'params' in step} />}
      <div className={`min-w-0 flex-1 ${classes.texts}`}>
        <small className="text-sm leading-snug font-semibold text-brand">{m.label}</small>
        <h2 className={`text-balance anywhere ${classes.heading}`}>{title}</h2>
        <p className={`text-sm leading-snug text-muted ${'isQuote' in step ? 'truncate' : ''}`}>
          {progress ? m.missing({ done: progress.done, all: progress.all }) : about}
        </p>
      </div>
      <Button
        size="md"
        className={`flex-none ${classes.action}`}
        aria-label={step.action}
        render={(props) => {
          if ('params' in step) return <Link to={step.to} params={step.params} {...props} />;
          if ('search' in step) return <Link to={step.to} search={step.search} {...props} />;
          return <Link to={step.to} {...props} />;
        }}
      >
        <span className="max-narrow:hidden">{step.action}</span>
        <span className="narrow:hidden">{step.verb}</span>
      </Button>
    </section>
  );
}

const Mark = ({ isChat = false }: { isChat?: boolean }) => (
  <span
    className={`grid flex-none place-items-center rounded-full bg-surface text-brand ${classes.sign}`}
    aria-hidden
  >
    {isChat ? <IconMessage size={24} stroke={1.5} /> : <IconSparkles size={24} stroke={1.5} />}
  </span>
);

function Ring({ done, all }: { done: number; all: number }) {
  const share = { '--done': done / all } as CSSProperties;
  return (
    <span
      className={`grid flex-none place-items-center rounded-full font-semibold tabular-nums ${classes.ring}`}
      style={share}
      aria-hidden
    >
      {done}/{all}
    </span>
  );
}
