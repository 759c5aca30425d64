import { Button, Loader } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Brand } from './brand.tsx';
import { StepProgress } from './step-progress.tsx';
import classes from './step-page.module.css';

interface Props {
  /** Undefined if it stands alone. */
  step?: number;
  steps?: number;
  title: string;
  lead?: ReactNode;
  back?: { label: string; onClick: () => void } | undefined;
  /** The button at the top right leaves the steps. */
  exit: ReactNode;
  action: string;
  working: string;
  pending: boolean;
  form: Pick<ComponentProps<'form'>, 'id' | 'onSubmit' | 'noValidate'>;
  /** Next to the step, if there is room. */
  aside: ReactNode;
  wide?: boolean;
  /** It belongs to the pages to sign in and to register, and has their frame. */
  arriving?: boolean;
  children: ReactNode;
}

/** One step of several. The button that continues is in the same place in each of them, and is never disabled. */
export function StepPage({ title, lead, back, form, aside, wide, children, ...props }: Props) {
  const { step, steps, exit, action, working, pending, arriving } = props;
  // An earlier step may have been scrolled.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const icon = <IconArrowLeft size={20} stroke={1.75} aria-hidden />;
  return (
    <div className={`grid min-h-screen ${classes.page}`} data-arriving={arriving || undefined}>
      <form className={`flex column min-w-0 ${classes.form}`} {...form}>
        <header className={`row gap-5 ${classes.top}`} data-steps={steps}>
          <Link
            to="/"
            className={`inline-flex items-center min-w-0 min-h-target rounded-sm tight brand push-start ${classes.brand}`}
          >
            <Brand size={26} />
          </Link>
          {back && (
            <button
              type="button"
              className={`place-center p-0 w-target h-target border-0 rounded-full bg-none color-inherit clickable hidden ${classes.backIcon}`}
              aria-label={back.label}
              onClick={back.onClick}
            >
              {icon}
            </button>
          )}
          {step !== undefined && steps !== undefined && <StepProgress step={step} steps={steps} />}
          <div className={`push-end text-md ${classes.exit}`}>{exit}</div>
        </header>
        <div className={`flex-1 m-auto w-full ${classes.content}`} data-wide={wide}>
          <h1 className="tight anywhere balance title-md">{title}</h1>
          {lead && <p className={`muted text-lg pretty mt-2-5 ${classes.lead}`}>{lead}</p>}
          <div className={`grid gap-6 ${classes.fields}`}>{children}</div>
        </div>
        <footer className={`border-top bg-page sticky ${classes.foot}`}>
          <div className={`row justify-end gap-3 m-auto ${classes.buttons}`} data-wide={wide}>
            {back && (
              <Button
                className={`ink ${classes.back}`}
                variant="subtle"
                color="ink"
                size="lg"
                radius="full"
                leftSection={icon}
                onClick={back.onClick}
              >
                {back.label}
              </Button>
            )}
            <Button
              className={classes.next}
              type="submit"
              size="lg"
              radius="full"
              aria-disabled={pending || undefined}
              leftSection={pending && <Loader size={18} color="currentColor" />}
            >
              {pending ? working : action}
            </Button>
          </div>
        </footer>
      </form>
      <aside className={`bg-sunken overflow-hidden sticky top-0 ${classes.aside}`}>{aside}</aside>
    </div>
  );
}
