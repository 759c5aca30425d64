import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Button } from '../buttons/button.tsx';
import { Spinner } from '../buttons/spinner.tsx';
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
    <div className={`grid min-h-dvh ${classes.page}`} data-arriving={arriving || undefined}>
      <form className={`flex min-w-0 flex-col ${classes.form}`} {...form}>
        <header className={`flex items-center gap-5 ${classes.top}`} data-steps={steps}>
          <Link
            to="/"
            className={`me-auto inline-flex min-h-11 min-w-0 items-center rounded-sm tracking-tight brand ${classes.brand}`}
          >
            <Brand size={26} />
          </Link>
          {back && (
            <button
              type="button"
              className={`hidden h-11 w-11 cursor-pointer place-items-center rounded-full border-0 bg-transparent p-0 text-inherit ${classes.backIcon}`}
              aria-label={back.label}
              onClick={back.onClick}
            >
              {icon}
            </button>
          )}
          {step !== undefined && steps !== undefined && <StepProgress step={step} steps={steps} />}
          <div className={`ms-auto text-md ${classes.exit}`}>{exit}</div>
        </header>
        <div className={`mx-auto w-full flex-1 ${classes.content}`} data-wide={wide}>
          <h1 className="tracking-tight text-balance anywhere title-md">{title}</h1>
          {lead && (
            <p className={`mt-2.5 text-lg text-pretty text-muted ${classes.lead}`}>{lead}</p>
          )}
          <div className={`grid gap-6 ${classes.fields}`}>{children}</div>
        </div>
        <footer className={`sticky border-t border-line bg-page ${classes.foot}`}>
          <div
            className={`mx-auto flex items-center justify-end gap-3 ${classes.buttons}`}
            data-wide={wide}
          >
            {back && (
              <Button
                className={`text-ink ${classes.back}`}
                look="quiet"
                size="lg"
                icon={icon}
                onClick={back.onClick}
              >
                {back.label}
              </Button>
            )}
            <Button
              className={classes.next}
              type="submit"
              size="lg"
              aria-disabled={pending || undefined}
              icon={pending && <Spinner />}
            >
              {pending ? working : action}
            </Button>
          </div>
        </footer>
      </form>
      <aside className={`sticky top-0 overflow-hidden bg-sunken ${classes.aside}`}>{aside}</aside>
    </div>
  );
}
