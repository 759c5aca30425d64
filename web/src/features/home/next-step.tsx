import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconMessage, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { messages } from '#texts/home.ts';
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
        className={`row gap-4 rounded-2xl bg-brand-soft ${classes.step}`}
        aria-label={m.label}
      >
        <Mark />
        <div className={`flex-1 min-w-0 ${classes.texts}`}>
          <small className="color-brand text-sm semibold lh-14">{m.label}</small>
          <h2 className={`anywhere balance ${classes.heading}`}>
            <output className={`rounded-md ${classes.skeleton}`}>{m.loading}</output>
          </h2>
          <p className="muted text-sm lh-14">&nbsp;</p>
        </div>
      </section>
    );
  const { title, about } = step;
  const progress = 'progress' in step ? step.progress : null;
  return (
    <section className={`row gap-4 rounded-2xl bg-brand-soft ${classes.step}`} aria-label={m.label}>
      {progress ? <Ring {...progress} /> : <Mark isChat={'params' in step} />}
      <div className={`flex-1 min-w-0 ${classes.texts}`}>
        <small className="color-brand text-sm semibold lh-14">{m.label}</small>
        <h2 className={`anywhere balance ${classes.heading}`}>{title}</h2>
        <p className={`muted text-sm lh-14 ${'isQuote' in step ? 'truncate' : ''}`}>
          {progress ? m.missing({ done: progress.done, all: progress.all }) : about}
        </p>
      </div>
      <Button
        size="md"
        radius="full"
        className={`flex-none ${classes.action}`}
        aria-label={step.action}
        renderRoot={(props) => {
          if ('params' in step) return <Link to={step.to} params={step.params} {...props} />;
          if ('search' in step) return <Link to={step.to} search={step.search} {...props} />;
          return <Link to={step.to} {...props} />;
        }}
      >
        <span className="hide-below-narrow">{step.action}</span>
        <span className="hide-from-narrow">{step.verb}</span>
      </Button>
    </section>
  );
}

const Mark = ({ isChat = false }: { isChat?: boolean }) => (
  <span
    className={`color-brand bg-surface grid flex-none round place-center ${classes.sign}`}
    aria-hidden
  >
    {isChat ? <IconMessage size={24} stroke={1.5} /> : <IconSparkles size={24} stroke={1.5} />}
  </span>
);

function Ring({ done, all }: { done: number; all: number }) {
  const share = { '--done': done / all } as CSSProperties;
  return (
    <span
      className={`semibold tabular grid flex-none round place-center ${classes.ring}`}
      style={share}
      aria-hidden
    >
      {done}/{all}
    </span>
  );
}
